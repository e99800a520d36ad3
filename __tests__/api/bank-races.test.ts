import { importCsv } from "@/lib/features/bank-statements/service/csv/import"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { overlapped } from "../support/overlap"
import { openPayments, type Payments } from "../support/payments"

// Two people work with one bank account at once.

const v1 = "/api/v1"
const actor = { workspaceId: 1, userId: 1 }
let of: Payments

beforeAll(async () => {
  of = await openPayments()
})

test("payments in two files that are imported at once are kept once", async () => {
  const account = of.bankAccount
  const text = (...rows: string[]) => ["Date;Amount;Name;Balance", ...rows].join("\n")
  const shared = "2026-07-16;5.00;Anna;15.00"
  const earlier = text(shared, "2026-07-15;10.00;Bea;10.00")
  const later = text("2026-07-17;1.00;Cid;16.00", shared)
  const principal = { ...actor, fullName: "Ada" } as Parameters<typeof importCsv>[0]["principal"]
  const { status, body } = await overlapped(
    actor,
    (scope) => importCsv({ scope, principal, key: "earlier" }, { account, text: earlier, phase: "import" }),
    () => of.bookkeeper.post(`${v1}/bank-statements/import-csv`, { account, text: later, phase: "import" }),
  )
  expect([status, body.problems, body.statement.lines]).toEqual([200, 1, 1])
})

test("a bill that is being paid otherwise doesn't come into a file for the bank", async () => {
  const bill = await of.billed(10_000)
  const items = [{ kind: "bill", id: bill.id }]
  const { business, bankAccount } = of
  const { status } = await overlapped(
    actor,
    async (scope) => {
      await holdBooks(scope, business)
      await scope.db.execute(`update supplier_bills set state = 'paid', paid_on = current_date
        where workspace_id = 1 and id = ${bill.id}`)
    },
    () =>
      of.bookkeeper.post(`${v1}/payment-batches`, {
        business,
        kind: "transfer",
        bankAccount,
        executionOn: "2199-01-02",
        items,
      }),
  )
  expect(status).toBe(409)
})
