import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** The desk over drops, bags and counter deposits; each shows only what its own right allows. */
    Deposit: true
  }
}

export const depositsPages: NounPages = {
  messages: "deposits",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { Deposit: {} },
  pages: [
    {
      id: 225,
      target: "deposits",
      link: "/business/deposits",
      icon: "Route",
      can: ["read", "Deposit"],
      group: "business",
      help: "deposits",
    },
  ],
}
