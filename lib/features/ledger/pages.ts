import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** Reading the books of a business, and its chart of accounts. */
    Books: true
    /** Posting by hand, and reversing (`update`). */
    JournalEntry: true
    /** Closing and locking a month (`update`), and opening it again (`delete`). */
    Period: true
  }
}

export const ledgerPages: NounPages = {
  messages: "ledger",
  // Administrators only, unless a user is given the right, or a grant in a business: see staff access.
  subjects: { Books: {}, JournalEntry: {}, Period: {} },
  pages: [
    {
      id: 217,
      target: "books",
      link: "/business/books",
      icon: "BookOpenCheck",
      can: ["read", "Books"],
      group: "business",
      help: "books",
    },
  ],
  help: { "/business/books/periods": "books-proof", "/business/books/proof": "books-proof" },
}
