import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** Envelopes on their way from a till to the safe; verifying one is `update`. */
    Drop: true
  }
}

export const dropsPages: NounPages = {
  messages: "drops",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { Drop: {} },
  pages: [
    {
      id: 221,
      target: "drops",
      link: "/business/deposit-to-safe",
      icon: "Mails",
      can: ["read", "Drop"],
      group: "business",
      help: "deposit-to-safe",
    },
  ],
}
