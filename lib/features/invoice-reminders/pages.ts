import type { NounPages } from "@/lib/core/pages"

export const invoiceRemindersPages: NounPages = {
  messages: "invoice-reminders",
  pages: [
    {
      id: 272,
      target: "invoiceReminders",
      link: "/apps/invoice/reminders",
      icon: "BellRing",
      can: ["read", "Invoice"],
      group: "sell",
      help: "invoice-reminders",
    },
  ],
}
