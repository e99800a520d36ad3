import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    TillSession: true
    /** Reviewing and locking what others counted (`update`). */
    CashUp: true
  }
}

export const tillSessionsPages: NounPages = {
  messages: "till-sessions",
  // Administrators only, unless a user is given the right, or a grant in a business: see staff access.
  subjects: { TillSession: {}, CashUp: {} },
  pages: [
    {
      id: 202,
      target: "cashNotes",
      link: "/business/cash-notes",
      icon: "CalendarCheck",
      can: ["read", "TillSession"],
      group: "business",
      help: "cash-notes",
    },
  ],
}
