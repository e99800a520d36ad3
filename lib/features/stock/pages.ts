import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** The stock of shops: deliveries, transfers, waste and counts. The delete right permits reversals. */
    Stock: true
    /** The stock that a count should find. The update right permits applying counts and choosing the web shop's shop. */
    ExpectedStock: true
  }
}

export const stockPages: NounPages = {
  messages: "stock",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { Stock: {}, ExpectedStock: {} },
  pages: [
    {
      id: 233,
      target: "stock",
      link: "/business/stock",
      icon: "Warehouse",
      can: ["read", "Stock"],
      group: "business",
      help: "stock",
    },
  ],
}
