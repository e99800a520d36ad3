import type { Made, Samples } from "./sample"

const byId = ({ id }: Made) => ({ params: { id } })

/** A month that no other sample closes. */
const month = (n: number) => `${2030 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`

const change = (action: string, before = "addBusiness") => ({
  [action]: { once: before, input: ({ id }: Made, n: number) => ({ params: { id, month: month(n) } }) },
})

/** The books of a business. */
export const ledger: Samples = {
  getTrialBalance: { once: "addBusiness", input: byId },
  exportJournal: { once: "addBusiness", input: ({ id }) => ({ params: { id }, query: { format: "hledger" } }) },
  listBooks: {},
  getBooks: { once: "addBusiness", input: byId },
  changeBooks: {
    once: "addBusiness",
    input: ({ id }, n) => ({ params: { id }, body: { rootEmail: `adviser${n}@example.com` } }),
  },
  archiveBooks: { once: "addBusiness", input: byId },
  getChainRoot: { once: "addBusiness", input: byId },
  listMonths: { once: "addBusiness", input: byId },
  getChecklist: { once: "addBusiness", input: ({ id }) => ({ params: { id, month: "2026-06" } }) },
  verifyBooks: { once: "addBusiness", input: byId },
  addAccount: {
    once: "addBusiness",
    input: ({ id }, n) => ({ body: { business: id, role: "expense", name: `Sample ${n}` } }),
  },
  changeAccount: { once: "addAccount", input: ({ id }, n) => ({ params: { id }, body: { name: `Renamed ${n}` } }) },
  getStatement: { once: "addAccount", input: byId },
  listJournalEntries: { once: "addBusiness", input: ({ id }) => ({ query: { business: id } }) },
  sumJournalEntries: { once: "addBusiness", input: ({ id }) => ({ query: { business: id } }) },
  addJournalEntry: {
    once: "addBusiness",
    input: ({ id }, n) => ({
      body: {
        business: id,
        businessDate: "2026-06-15",
        memo: `Sample ${n}`,
        lines: [
          { account: "1100", amount: 100 },
          { account: "3000", amount: -100 },
        ],
      },
    }),
  },
  getJournalEntry: { once: "addJournalEntry", input: byId },
  reverseJournalEntry: {
    each: "addJournalEntry",
    input: ({ id }, n) => ({ params: { id }, body: { reason: `Sample ${n}` } }),
  },
  listPeriods: { once: "addBusiness", input: byId },
  ...change("closePeriod"),
  ...change("lockPeriod"),
  unlockPeriod: { not: "needs a confirmed sign-in and a month that is locked" },
}
