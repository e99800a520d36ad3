import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** Mandates by which others collect money from a business, and when they are due. */
    DirectDebit: true
    /** Putting a mandate in force. */
    DebitActivation: true
    /** Saying what became of a direct debit, which posts it. */
    DebitPayment: true
  }
}

export const directDebitsPages: NounPages = {
  messages: "direct-debits",
  // Administrators only, unless a user has a grant in a business: see staff access.
  subjects: { DirectDebit: {}, DebitActivation: {}, DebitPayment: {} },
  pages: [
    {
      id: 260,
      target: "directDebits",
      link: "/business/direct-debits",
      icon: "CalendarSync",
      can: ["read", "DirectDebit"],
      group: "business",
      help: "direct-debits",
    },
  ],
}
