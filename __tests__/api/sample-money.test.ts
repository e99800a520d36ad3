import { type Caller, client } from "../support/api"

// The screens of money that is owed all have sample data.

const v1 = "/api/v1"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const list = async (path: string, query = {}) =>
  (await admin.get(`${v1}/${path}`, { perPage: 100, ...query })).body.data
type Row = Record<string, unknown> & { id: number }
function count(rows: Row[], field: string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const row of rows) sums[String(row[field])] = (sums[String(row[field])] ?? 0) + 1
  return sums
}

test("a statement of the bank has matched lines and some to match, and its charges have become a rule", async () => {
  const [statement, ...more] = await list("bank-statements")
  expect([more, statement.opening > 0]).toEqual([[], true])
  const lines: (Row & { name: string; text: string })[] = await list("bank-lines")
  const { open = 0, matched = 0 } = count(lines, "state")
  expect([open, matched > 3]).toEqual([open, true])
  expect(open).toBeGreaterThanOrEqual(4)
  const [rule, ...others] = await list("bank-rules")
  expect([others, rule.pattern, rule.isAutomatic]).toEqual([[], "Esimerkkipankki", false])
  const best = async (text: string) => {
    const line = lines.find((one) => one.state === "open" && one.text.startsWith(text))
    const params = { id: String(line?.id) }
    return (await admin.get(`${v1}/bank-lines/{id}/suggestions`, {}, params)).body.data[0]
  }
  expect((await best("Service charges")).reasons[0].name).toBe("rule")
  expect((await best("Direct debit")).kind).toBe("debit")
  expect((await best("Invoice")).kind).toBe("invoice")
})

test("mandates, a recurring invoice, reminders and bills are in several states", async () => {
  expect(count(await list("direct-debits"), "state")).toEqual({ active: 2, proposed: 1 })
  expect(count(await list("direct-debit-occurrences"), "state").collected).toBe(1)
  expect(await list("recurring-invoices")).toMatchObject([{ state: "active", act: "draft" }])
  const bills: Row[] = await list("supplier-bills")
  const states = count(bills, "state")
  for (const state of ["arrived", "approved", "paid", "rejected"]) expect(states[state]).toBeGreaterThan(0)
  const [mailed] = bills.filter(({ number }) => number === "WI-2101")
  const { emails } = (await admin.get("/apps/email/emails", { q: "Three new inks" })).body
  const found = (await admin.get(`${v1}/supplier-bills/mails/{id}`, {}, { id: String(emails[0].id) })).body
  expect(found.data.map(({ bill }: { bill: number }) => bill)).toEqual([mailed?.id])
})

test("two invoices were reminded once, and wait for the next level", async () => {
  const reminded: Row[] = []
  const { invoices } = (await admin.get("/api/invoice/list", { perPage: 100 })).body
  const overdue = invoices.filter(({ isOverdue }: { isOverdue: boolean }) => isOverdue)
  for (const { id } of overdue) reminded.push(...(await list("invoice-reminders", { invoice: id })))
  expect(reminded).toMatchObject([{ level: 1 }, { level: 1 }])
})
