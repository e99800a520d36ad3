import { invoiceStatuses } from "@/lib/features/invoices/values"
import { type Caller, client, stranger } from "../support/api"
import { countStatements } from "../support/facts"

const apps = "/apps/invoice"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("the list screen's rows are in minor units, sorted, filtered, and found by number", async () => {
  const { body } = await admin.get("/api/invoice/list", { sortBy: "total", order: "desc", perPage: 1000 })
  const totals = body.invoices.map(({ totalMinor }: { totalMinor: number }) => totalMinor)
  expect(totals).toEqual([...totals].sort((a, b) => b - a))
  expect((await admin.get("/api/invoice/list", { q: "#4990" })).body.invoices).toMatchObject([{ number: "4990" }])
  const overdue = (await admin.get("/api/invoice/list", { status: "Past Due", perPage: 100 })).body.invoices
  expect(overdue.length).toBeGreaterThan(0)
  for (const row of overdue) expect(row).toMatchObject({ status: "Past Due", isOverdue: true })
})

test("the totals agree with the rows, in one statement", async () => {
  const { body } = await admin.get("/api/invoice/list", { perPage: 1000 })
  const { sums } = (await admin.get("/api/invoice/sums")).body
  for (const status of invoiceStatuses) {
    const rows = body.invoices.filter((row: { status: string }) => row.status === status)
    const own = sums.filter((sum: { status: string }) => sum.status === status)
    const of = (list: Record<string, number>[], key: string) => list.reduce((all, one) => all + (one[key] ?? 0), 0)
    expect([status, of(own, "amount"), of(own, "totalMinor"), of(own, "balanceMinor")]).toEqual([
      status,
      rows.length,
      of(rows, "totalMinor"),
      of(rows, "balanceMinor"),
    ])
  }
  expect(await countStatements(() => admin.get("/api/invoice/sums", { salespersonId: 4 }))).toHaveLength(1)
  expect((await admin.get("/api/invoice/sums", { q: "zzzz" })).body.sums).toEqual([])
})

test("rows and totals are filtered alike by client, salesperson and days of issue", async () => {
  const all = (await admin.get("/api/invoice/list", { perPage: 1000 })).body.invoices
  const { client, issuedDate } = all[Math.floor(all.length / 2)]
  type Row = { client: { id: number }; issuedDate: string; totalMinor: number }
  const cases: [Record<string, string | number>, (row: Row) => boolean][] = [
    [{ clientId: client.id }, (row) => row.client.id === client.id],
    [{ issuedFrom: issuedDate }, (row) => row.issuedDate >= issuedDate],
    [{ issuedFrom: issuedDate, issuedTo: issuedDate }, (row) => row.issuedDate === issuedDate],
    [
      { issuedTo: issuedDate, clientId: client.id },
      (row) => row.issuedDate <= issuedDate && row.client.id === client.id,
    ],
    [{ clientId: 99_999 }, () => false],
  ]
  for (const [query, fits] of cases) {
    const { invoices } = (await admin.get("/api/invoice/list", { ...query, perPage: 1000 })).body
    expect(invoices.map(({ id }: { id: number }) => id)).toEqual(all.filter(fits).map(({ id }: { id: number }) => id))
    const { sums } = (await admin.get("/api/invoice/sums", query)).body
    const sum = (list: Row[]) => list.reduce((total, { totalMinor }) => total + totalMinor, 0)
    expect(sum(sums)).toBe(sum(invoices))
  }
  const { sums } = (await admin.get("/api/invoice/sums", { status: "Paid" })).body
  expect(new Set(sums.map(({ status }: { status: string }) => status))).toEqual(new Set(["Paid"]))
  expect((await admin.get("/api/invoice/list", { issuedFrom: "2031-02-30" })).body.error).toHaveProperty("issuedFrom")
})

test("a client is listed alone by id, in its own workspace only", async () => {
  const added = await admin.post(`${apps}/add-client`, { client: { name: "Only Me", companyEmail: "only@me.example" } })
  const { id } = added.body.client
  const alone = async (who: Caller) => (await who.get("/api/invoice/all-clients", { id })).body
  expect(await alone(admin)).toEqual({ clients: [expect.objectContaining({ id, name: "Only Me" })], total: 1 })
  expect(await alone(await stranger())).toEqual({ clients: [], total: 0 })
})
