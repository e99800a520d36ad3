import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** Money that came in and went out, and what it settles. */
    Payment: true
  }
}

export const paymentsPages: NounPages = {
  messages: "payments",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { Payment: {} },
  pages: [
    {
      id: 264,
      target: "payments",
      link: "/business/payments",
      icon: "ArrowLeftRight",
      can: ["read", "Payment"],
      group: "business",
      help: "payments",
    },
  ],
}
