import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Books: true
  }
}

export const ledgerPages: NounPages = {
  messages: "ledger",
  // Administrators only, until grants say who may do what in which business.
  subjects: { Books: {} },
}
