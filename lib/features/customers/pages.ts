import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** A person or company that buys from the workspace. */
    Customer: true
    /** Goods that customers took and have not paid for yet. */
    Iou: true
  }
}

export const customersPages: NounPages = {
  messages: "customers",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { Customer: {}, Iou: {} },
  pages: [
    {
      id: 265,
      target: "iouList",
      link: "/business/iou-list",
      icon: "NotebookPen",
      can: ["read", "Iou"],
      group: "business",
      help: "customer-ious",
    },
  ],
  help: { "/business/customers": "customer-ious" },
}
