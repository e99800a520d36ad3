import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** What shops have: deliveries, transfers, waste and counts. To delete is to reverse. */
    Stock: true
    /** What a count should find; to update it is to apply counts, and to choose the web shop's shop. */
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
