import type { Rule } from "@/lib/core/auth/ability"

/** The books, and the documents that are posted there. */
export const readsBooks: Rule[] = [
  ["read", "Books"],
  ["read", "BankStatement"],
  ["read", "SupplierBill"],
  ["read", "Payment"],
]

/** The duties about the books. */
export const booksRights = {
  postEntry: [
    ["create", "JournalEntry"],
    ["create", "Books"],
    ["update", "Books"],
    ["create", "SupplierBill"],
    ["update", "SupplierBill"],
  ],
  reverseEntry: [
    ["read", "JournalEntry"],
    ["update", "JournalEntry"],
    ["read", "Stock"],
    ["delete", "Stock"],
  ],
  lockPeriod: [["update", "Period"]],
  unlockPeriod: [["delete", "Period"]],
} satisfies Record<string, Rule[]>
