import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** Statements of bank accounts, their lines, and what these are matched with. */
    BankStatement: true
  }
}

export const bankStatementsPages: NounPages = {
  messages: "bank-statements",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { BankStatement: {} },
  pages: [
    {
      id: 226,
      target: "bank",
      link: "/business/bank",
      icon: "Building",
      can: ["read", "BankStatement"],
      group: "business",
      help: "bank",
    },
  ],
}
