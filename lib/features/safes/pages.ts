import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** The contents of a safe; counting it and giving floats is `update`. */
    SafeCash: true
  }
}

export const safesPages: NounPages = {
  messages: "safes",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { SafeCash: {} },
  pages: [
    {
      id: 222,
      target: "safes",
      link: "/business/safe-deposit",
      icon: "Vault",
      can: ["read", "SafeCash"],
      group: "business",
      help: "safe-deposit",
    },
  ],
}
