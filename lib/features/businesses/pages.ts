import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Business: true
    /** Shops and their tills. */
    Shop: true
    Safe: true
    BankAccount: true
    /** The expected cash in a till or safe, and its limits. */
    ExpectedCash: true
  }
}

declare module "@/lib/core/auth/grants" {
  interface BelongsTo {
    business: number
    shop: number
  }
}

export const businessesPages: NounPages = {
  messages: "businesses",
  // Administrators only, unless a user is given the right, or a grant in a business: see staff access.
  subjects: { Business: {}, Shop: {}, Safe: {}, BankAccount: {}, ExpectedCash: {} },
  pages: [
    {
      id: 200,
      target: "businesses",
      link: "/business/list",
      icon: "Building2",
      can: ["read", "Business"],
      group: "business",
      help: "businesses",
    },
  ],
}
