import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** Bills of suppliers, and the suppliers themselves. */
    SupplierBill: true
  }
}

export const supplierBillsPages: NounPages = {
  messages: "supplier-bills",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { SupplierBill: {} },
  pages: [
    {
      id: 250,
      target: "supplierBills",
      link: "/business/supplier-bills",
      icon: "FileInput",
      can: ["read", "SupplierBill"],
      group: "business",
      help: "supplier-bills",
    },
  ],
}
