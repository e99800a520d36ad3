import type { MailboxPage } from "@/lib/features/email/schema"
import { fill } from "@/scripts/support/bench-rows"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"

interface InvoicePage {
  invoices: { id: number; service: string; client: { name: string; company: string } }[]
  total: number
  totalIsEstimate?: true
}

/** More than the 10,000 rows up to which totals are exact. The first id of the fill is 20,001. */
const last = 37_000
let admin: Caller
const invoicesWith = async (filters: object): Promise<InvoicePage> =>
  (await admin.get("/api/invoice/list", { perPage: 50, ...filters })).body
const mailsOf = async (filters: object): Promise<MailboxPage> =>
  (await admin.get("/apps/email/mailbox", filters as Record<string, unknown>)).body
const newestFirst = (ids: number[]) => ids.toSorted((a, b) => b - a)

beforeAll(async () => {
  admin = await client("admin")
  const literal = (value: unknown) => (typeof value === "number" ? String(value) : `'${value}'`)
  const unsafe = (text: string, params: unknown[] = []) =>
    query(text.replace(/\$(\d)/g, (_, n) => literal(params[Number(n) - 1])))
  await fill({ unsafe }, last)
}, 120_000)

test("a search finds words of almost all invoices and words of few, together and alone", async () => {
  const shown = async (q: string) => (await invoicesWith({ q })).invoices
  const common = await shown("client")
  expect(common).toHaveLength(50)
  expect(common.map(({ id }) => id)).toEqual(newestFirst(common.map(({ id }) => id)))
  expect(common.every(({ client }) => client.name.startsWith("Client "))).toBe(true)

  const [{ name, amount }] = (await query<{ name: string; amount: number }>(
    `select c.name, count(*)::int as amount from clients c join invoices i on i.workspace_id = c.workspace_id and i.client_id = c.id
     where c.workspace_id = 1 and c.invoice_search like '%client%' and c.invoice_search like '%client 12345%'
     group by c.name order by 2 desc limit 1`,
  )) as [{ name: string; amount: number }]
  const both = await invoicesWith({ q: name })
  expect(both.total).toBeGreaterThanOrEqual(amount)
  expect(both.invoices.filter((row) => row.client.name === name)).toHaveLength(amount)

  const inTitle = await shown("client fjord")
  expect(inTitle.length).toBeGreaterThan(10)
  for (const { service, client } of inTitle)
    expect(`${service} ${client.company} ${client.name}`.toLowerCase()).toMatch(/fjord/)
})

test("a search for words of almost all invoices has an estimate that is near the truth", async () => {
  const { total, totalIsEstimate } = await invoicesWith({ q: "client" })
  const [{ n }] = (await query<{ n: number }>(
    "select count(*)::int as n from invoices where workspace_id = 1 and voided_at is null",
  )) as [{ n: number }]
  expect(totalIsEstimate).toBe(true)
  expect(total / n).toBeGreaterThan(0.5)
  expect(total / n).toBeLessThan(2)
  expect((await invoicesWith({ q: "nothing-has-this client" })).total).toBe(0)
})

test("the total of a long folder is an estimate, and exact on its last page", async () => {
  const [{ n }] = (await query<{ n: number }>(
    "select count(*)::int as n from mails where workspace_id = 1 and user_id = 1 and folder in ('inbox', 'sent', 'draft')",
  )) as [{ n: number }]
  const first = await mailsOf({ folder: "all" })
  expect(first.totalIsEstimate).toBe(true)
  expect(first.total / n).toBeGreaterThan(0.8)
  expect(first.total / n).toBeLessThan(1.25)
  const perPage = 100
  const end = await mailsOf({ folder: "all", page: Math.ceil(n / perPage), perPage })
  expect(end.total).toBe(n)
  expect(end.mails).toHaveLength(n % perPage || perPage)
})

test("a search in many tasks finds those with all words", async () => {
  const { body: tasks } = await admin.get("/apps/todo/tasks", { q: "fjord", limit: 18, sortBy: "order" })
  expect(tasks).toHaveLength(18)
  for (const { title } of tasks) expect(title).toMatch(/fjord/)
})
