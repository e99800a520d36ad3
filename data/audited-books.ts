import type { Audited } from "./audited"

/** Audit rules for the books. Postings need none, because an entry never changes and its hash covers them. */
export const auditedBooks: Record<string, Audited> = {
  books: { record: "books", key: ["business_id"], columns: ["currency", "root_email"] },
  accounts: {
    record: "ledger-account",
    key: ["id"],
    columns: "business_id shop_id code name class role is_archived".split(" "),
  },
  journal_entries: {
    record: "journal-entry",
    key: ["id"],
    columns:
      "business_id shop_id year number kind business_date memo source_type source_id reverses reason lines hash".split(
        " ",
      ),
  },
  periods: { record: "period", key: ["business_id", "month"], columns: "state reason".split(" ") },
}
