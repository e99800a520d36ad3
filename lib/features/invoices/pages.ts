import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Invoice: true
  }
}

export const invoicesPages: NounPages = {
  messages: "invoices",
  subjects: {
    Invoice: { author: ["read"], maintainer: ["create", "update"] },
  },
  pages: [
    {
      id: 14,
      target: "invoiceList",
      link: "/apps/invoice/list",
      icon: "FileText",
      can: ["read", "Invoice"],
      group: "sell",
      help: "find-an-invoice",
    },
    {
      id: 17,
      target: "invoiceAdd",
      link: "/apps/invoice/add",
      icon: "FilePlus",
      can: ["create", "Invoice"],
      group: "sell",
      help: "write-an-invoice",
    },
    {
      id: 15,
      target: "invoicePreview",
      link: "/apps/invoice/preview",
      icon: "FileSearch",
      can: ["read", "Invoice"],
      help: "invoice-paper",
    },
    {
      id: 16,
      target: "invoiceEdit",
      link: "/apps/invoice/edit",
      icon: "FilePen",
      can: ["update", "Invoice"],
      help: "write-an-invoice",
    },
  ],
}
