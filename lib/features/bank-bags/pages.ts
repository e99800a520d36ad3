import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** Bags of cash for the bank. */
    BankBag: true
    /** The bank's credits for bags. */
    BankCredit: true
  }
}

export const bankBagsPages: NounPages = {
  messages: "bank-bags",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { BankBag: {}, BankCredit: {} },
  pages: [
    {
      id: 223,
      target: "bankBags",
      link: "/business/safe-to-bank",
      icon: "Landmark",
      can: ["read", "BankBag"],
      group: "business",
      help: "safe-to-bank",
    },
  ],
}
