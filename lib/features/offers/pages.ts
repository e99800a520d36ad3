import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** A discount that a business gives. */
    Offer: true
  }
}

export const offersPages: NounPages = {
  messages: "offers",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { Offer: {} },
  pages: [
    {
      id: 234,
      target: "offers",
      link: "/business/offers",
      icon: "BadgePercent",
      can: ["read", "Offer"],
      group: "business",
      help: "offers",
    },
  ],
}
