import type { NounPages } from "@/lib/core/pages"

export const suppliersPages: NounPages = {
  messages: "suppliers",
  // Users who may see bills may see their suppliers: the subject is that of `supplier-bills`.
  subjects: {},
  pages: [
    {
      id: 251,
      target: "suppliers",
      link: "/business/suppliers",
      icon: "Factory",
      can: ["read", "SupplierBill"],
      group: "business",
      help: "suppliers",
    },
  ],
}
