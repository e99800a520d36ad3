import { invoiceStatuses } from "@/lib/features/invoices/values"
import { type Caller, client, nobody, stranger } from "../support/api"
import { countStatements, query } from "../support/facts"

const path = "/apps/invoice/invoices"
const one = "/api/invoice/invoices/{id}"
interface Invoice {
  id: number
  invoiceStatus: string
  balance: number | string
  total: number
  client: { name: string; companyEmail: string }
}
let admin: Caller
let everything: Invoice[]

beforeAll(async () => {
  admin = await client("admin")
  everything = (await admin.get(path)).body.allData
})

const newestFirst = (list: Invoice[]) => [...list].sort((a, b) => b.id - a.id)

test("allData has all invoices by id, the page the ten highest, total counts all", async () => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(["allData", "invoices", "total"])
  expect(body.allData).toHaveLength(50)
  expect(body.allData).toEqual(newestFirst(body.allData).reverse())
  expect(body.invoices).toEqual(newestFirst(everything).slice(0, 10))
  expect(body.total).toBe(50)
})

test("allData ignores filters and can be left out", async () => {
  const filtered = (await admin.get(path, { q: "oakley", status: "paid", page: 2, perPage: 1 })).body
  expect(filtered.allData).toEqual(everything)
  expect(Object.keys((await admin.get(path, { allData: false })).body)).toEqual(["invoices", "total"])
})

test("an invoice has the fields of the contract, with its date and amount formats", async () => {
  for (const invoice of everything) {
    expect(Object.keys(invoice)).toEqual(
      "id issuedDate client service total avatar invoiceStatus balance dueDate".split(" "),
    )
    expect(Object.keys(invoice.client).sort()).toEqual(
      "address company companyEmail contact country name".split(" ").sort(),
    )
    expect(invoice).toMatchObject({
      issuedDate: expect.stringMatching(/^\d\d [A-Z][a-z]{2} \d{4}$/),
      dueDate: expect.stringMatching(/^\d\d [A-Z][a-z]{2} \d{4}$/),
      total: expect.any(Number),
    })
    if (invoice.balance !== 0) expect(invoice.balance).toMatch(/^-?€\d{1,3}(,\d{3})*(\.\d\d)?$/)
  }
  expect(everything.map(({ balance }) => balance)).toContain("-€205")
})

test.each(invoiceStatuses)("status %s filters in any case", async (status) => {
  const expected = newestFirst(everything.filter((invoice) => invoice.invoiceStatus === status))
  expect(expected.length).toBeGreaterThan(0)
  for (const text of [status, status.toLowerCase(), status.toUpperCase(), ` ${status} `]) {
    const { body } = await admin.get(path, { status: text, perPage: 100 })
    expect(body.invoices).toEqual(expected)
    expect(body.total).toBe(expected.length)
  }
})

test("Past Due is derived from the date", async () => {
  const sent = everything.find(({ invoiceStatus }) => invoiceStatus === "Sent") as Invoice
  const due = (days: string) =>
    query(`with erasing as materialized (select set_config('cornerledger.erasing', '1', true) as workspace)
      update invoices set due_date = current_date - ${days} from erasing
      where workspace_id = workspace::int and id = ${sent.id}`)
  await due("1")
  const overdue = (await admin.get(path, { status: "past due", perPage: 100 })).body.invoices
  expect(overdue.map(({ id }: Invoice) => id)).toContain(sent.id)
  await due("0")
  const { body } = await admin.get(one, {}, { id: String(sent.id) })
  expect(body.invoice.invoiceStatus).toBe("Sent")
  everything = (await admin.get(path)).body.allData
})

test("without a status, or with an empty one, all are listed", async () => {
  expect((await admin.get(path, { status: "" })).body.total).toBe(50)
})

test.each(["oakley", "OAKLEYSCHOOL", "harriet", " Harriet Oakley ", ".example", "zzz", "%", "_", "\\"])(
  "q = %s searches the client's name and company e-mail",
  async (q) => {
    const { body } = await admin.get(path, { q, perPage: 100 })
    const sought = q.trim().toLowerCase()
    const expected = everything.filter(({ client: { name, companyEmail } }) =>
      [name, companyEmail].some((text) => text.toLowerCase().includes(sought)),
    )
    expect(body.invoices).toEqual(newestFirst(expected))
    expect(body.total).toBe(expected.length)
  },
)

test("q doesn't search company, service or number", async () => {
  for (const q of ["Freight", "4987", "Wilmslow", "Nogueira Cer"])
    expect((await admin.get(path, { q })).body.total).toBe(0)
})

test("pages don't overlap; past the end the page is empty and the total right", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => admin.get(path, { page, perPage: 12 })))
  expect(pages.flatMap(({ body }) => body.invoices)).toEqual(newestFirst(everything))
  const beyond = (await admin.get(path, { page: 99, q: "oakley" })).body
  expect([beyond.invoices, beyond.total]).toEqual([[], (await admin.get(path, { q: "oakley" })).body.total])
})

test.each(["id", "issuedDate", "dueDate", "total", "balance"])("sorts by %s both ways", async (sortBy) => {
  const ascending = (await admin.get(path, { sortBy, perPage: 100 })).body.invoices
  const descending = (await admin.get(path, { sortBy, order: "desc", perPage: 100 })).body.invoices
  expect(descending).toEqual([...ascending].reverse())
  if (sortBy === "total") {
    const totals = ascending.map(({ total }: Invoice) => total)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  }
})

test.each([
  ["status", "gone"],
  ["page", "0"],
  ["perPage", "x"],
  ["sortBy", "client"],
  ["allData", "perhaps"],
])("%s=%s is a 422 that names the field", async (name, value) => {
  const { status, body } = await admin.get(path, { [name]: value })
  expect([status, body.code, Object.keys(body.error)]).toEqual([422, "invalid", [name]])
})

test("a list costs at most three statements", async () => {
  expect((await countStatements(() => admin.get(path, { perPage: 11 }))).length).toBeLessThanOrEqual(2)
  expect((await countStatements(() => admin.get(path, { q: "lea", status: "paid" }))).length).toBeLessThanOrEqual(3)
})

test("one invoice comes with the bank account and the total due of the contract", async () => {
  const wanted = everything[7] as Invoice
  const { status, body } = await admin.get(one, {}, { id: String(wanted.id) })
  expect(status).toBe(200)
  expect(body.invoice).toEqual(wanted)
  expect(body.paymentDetails).toEqual({
    totalDue: "$12,110.55",
    bankName: expect.any(String),
    country: "Finland",
    iban: expect.stringMatching(/^FI/),
    swiftCode: expect.any(String),
  })
  expect((await admin.get(one, {}, { id: "999999" })).status).toBe(404)
  for (const id of ["x", "0", "1.5"]) expect((await admin.get(one, {}, { id })).status).toBe(422)
})

test("clients has those of the five lowest invoice ids", async () => {
  const { body } = await admin.get("/api/invoice/clients")
  expect(body).toEqual(everything.slice(0, 5).map((invoice) => invoice.client))
})

test("all clients are listed by name, with ids", async () => {
  const { body } = await admin.get("/api/invoice/all-clients", { perPage: 100 })
  expect(body.total).toBe(23)
  const found = (await admin.get("/api/invoice/all-clients", { q: "OAKLEYSCHOOL" })).body
  expect(found).toMatchObject({ total: 1, clients: [{ name: "Harriet Oakley", company: "Oakley School" }] })
})

const reads: [string, object, Record<string, string>][] = [
  [path, {}, {}],
  [one, {}, { id: "4987" }],
  ["/api/invoice/clients", {}, {}],
  ["/api/invoice/all-clients", {}, {}],
  ["/api/invoice/details", { id: 4987 }, {}],
  ["/api/invoice/next-number", {}, {}],
  ["/api/invoice/billing", {}, {}],
]
test.each(reads)("%s: signed out 401, client 403", async (call, input, params) => {
  const search = input as Record<string, unknown>
  expect((await nobody.get(call, search, params)).status).toBe(401)
  expect((await (await client("client")).get(call, search, params)).status).toBe(403)
})

test("another workspace only sees its own invoices", async () => {
  const other = await stranger()
  await query(
    "insert into invoices (workspace_id, id, client_id, issued_date, due_date) values (1, 9000, 1, current_date, current_date)",
  )
  expect((await other.get(path)).body.allData).toHaveLength(50)
  expect((await other.get(one, {}, { id: "9000" })).status).toBe(404)
  expect((await other.get("/api/invoice/details", { id: 9000 })).status).toBe(404)
})
