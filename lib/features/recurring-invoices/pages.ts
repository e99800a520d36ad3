import type { NounPages } from "@/lib/core/pages"

export const recurringInvoicesPages: NounPages = {
  messages: "recurring-invoices",
  pages: [
    {
      id: 271,
      target: "recurringInvoices",
      link: "/apps/invoice/recurring",
      icon: "Repeat",
      can: ["read", "Invoice"],
      group: "sell",
      help: "recurring-invoices",
    },
  ],
}
