import { runAt } from "@/lib/core/clock"
import { generateIn } from "@/lib/features/recurring-invoices/service/generate"
import { nobody, stranger } from "../support/api"
import { problems } from "../support/cash-shop"
import { query } from "../support/facts"
import { act, add, box, details, type Trader, trader } from "../support/invoice-books"

// Invoices that repeat by a rule: once a day of it, as a draft or issued and mailed.

const path = "/api/v1/recurring-invoices"
let shop: Trader
let workspace: number

beforeAll(async () => {
  shop = await trader()
  const [row] = await query<{ id: number }>(
    `select workspace_id as id from users where email = '${shop.admin.user.email}'`,
  )
  workspace = row?.id as number
})

const day = (text: string) => new Date(`${text}T09:00:00Z`)
const generate = (on: string) => runAt(day(on), () => generateIn(workspace))
const at = (id: number) => ({ id: String(id) })
const get = async (id: number) => (await shop.admin.get(`${path}/{id}`, {}, at(id))).body

/** Repeats an invoice on a day in the past, from its first day on. */
async function repeat(startsOn: string, more: object = {}) {
  const { invoice } = (await add(shop, { service: "Rent", lines: [box(80_000, { vatRate: 2550, qty: 2 })] })).body
  const { status, body } = await runAt(day(startsOn), () =>
    shop.admin.post(path, { invoice: invoice.id, rule: "FREQ=MONTHLY", startsOn, ...more }),
  )
  expect(status).toBe(201)
  return body
}

test("a draft is written once for each day of the rule, even by two runs at the same time", async () => {
  const made = await repeat("2031-01-31", { termDays: 14 })
  expect(made).toMatchObject({
    name: "Rent",
    state: "active",
    act: "draft",
    total: 200_800,
    nextOn: "2031-01-31",
    runs: [],
  })
  await generate("2031-01-30")
  expect((await get(made.id)).runs).toEqual([])
  await Promise.all([generate("2031-01-31"), generate("2031-01-31"), generate("2031-01-31")])
  await generate("2031-01-31")
  const first = await get(made.id)
  expect(first.runs).toEqual([{ nominalOn: "2031-01-31", invoice: expect.any(Number), number: null, state: null }])
  // On the 31st of every month means on the last day of shorter ones.
  expect(first.nextOn).toBe("2031-02-28")
  const draft = await details(shop, first.runs[0].invoice)
  expect(draft).toMatchObject({ status: "Draft", issuedDate: "2031-01-31", dueDate: "2031-02-14", totalMinor: 200_800 })
  // A server that was off makes up for the days that it missed.
  await generate("2031-04-30")
  expect((await get(made.id)).runs.map(({ nominalOn }: { nominalOn: string }) => nominalOn)).toEqual([
    ...["2031-04-30", "2031-03-31", "2031-02-28", "2031-01-31"],
  ])
  expect((await get(made.id)).version).toBe(made.version)
})

test("one that sends is issued, and its mail is queued once", async () => {
  const made = await repeat("2026-01-05", { act: "send" })
  await generate("2026-01-05")
  await generate("2026-01-06")
  const { runs } = await get(made.id)
  expect(runs).toEqual([
    { nominalOn: "2026-01-05", invoice: expect.any(Number), number: "KIRJA-2026-0001", state: "mailed" },
  ])
  expect(await details(shop, runs[0].invoice)).toMatchObject({
    isIssued: true,
    isInBooks: true,
    issuedDate: "2026-01-05",
  })
  const [mails] = await query<{ n: number }>(`select count(*)::int as n from mail_outbox
    where workspace_id = ${workspace} and kind = 'invoice' and record_id = ${runs[0].invoice}`)
  expect(mails?.n).toBe(1)
})

test("a pause is left out, the last day ends it, and an end is permanent", async () => {
  const made = await repeat("2032-03-01", { endsOn: "2032-06-15" })
  await generate("2032-03-01")
  const paused = (await shop.admin.post(`${path}/{id}/pause`, { version: made.version }, at(made.id))).body
  expect([paused.state, paused.nextOn]).toEqual(["paused", null])
  await generate("2032-05-02")
  await runAt(day("2032-05-02"), () => shop.admin.post(`${path}/{id}/resume`, {}, at(made.id)))
  await generate("2032-06-01")
  const ended = await get(made.id)
  expect(ended.runs.map(({ nominalOn }: { nominalOn: string }) => nominalOn)).toEqual(["2032-06-01", "2032-03-01"])
  expect([ended.state, ended.nextOn]).toEqual(["ended", null])
  expect((await shop.admin.post(`${path}/{id}/resume`, {}, at(made.id))).status).toBe(409)
})

test("a change is merged by version, and the next invoice says what it says then", async () => {
  const made = await repeat("2033-01-10")
  await generate("2033-01-10")
  const content = { ...made.content, lines: [{ ...made.content.lines[0], unitPriceMinor: 90_000 }] }
  const changed = await shop.admin.patch(
    `${path}/{id}`,
    { content, name: "Rent, second floor", version: made.version },
    at(made.id),
  )
  expect([changed.status, changed.body.total, changed.body.version]).toEqual([200, 225_900, made.version + 1])
  expect((await shop.admin.patch(`${path}/{id}`, { name: "Other", version: made.version }, at(made.id))).status).toBe(
    409,
  )
  await generate("2033-02-10")
  const { runs } = await get(made.id)
  expect((await details(shop, runs[0].invoice)).totalMinor).toBe(225_900)
  expect((await details(shop, runs[1].invoice)).totalMinor).toBe(200_800)
})

test("one that can't be issued says why and is tried again", async () => {
  const { invoice } = (await add(shop, { service: "Abroad", lines: [box(1000, { vatCategory: "AE" })] })).body
  const { body: made } = await runAt(day("2026-02-02"), () =>
    shop.admin.post(path, { invoice: invoice.id, rule: "FREQ=YEARLY", startsOn: "2026-02-02", act: "send" }),
  )
  await generate("2026-02-02")
  expect(await get(made.id)).toMatchObject({ problem: "buyerVatNumberMissing", runs: [], nextOn: "2026-02-02" })
  await act(shop, "update-client", { client: { id: shop.clientId, vatNumber: "DE136695976" } })
  await generate("2026-02-03")
  expect(await get(made.id)).toMatchObject({ problem: "", nextOn: "2027-02-02", runs: [{ nominalOn: "2026-02-02" }] })
})

test("an error is named at its field; others see nothing", async () => {
  const { invoice } = (await add(shop, {})).body
  const post = (more: object) =>
    shop.admin.post(path, { invoice: invoice.id, rule: "FREQ=DAILY", startsOn: "2034-01-01", ...more })
  expect(problems(await post({ rule: "FREQ=NEVER" }))).toHaveProperty("rule")
  expect(problems(await post({ rule: "FREQ=DAILY;COUNT=3" }))).toHaveProperty("rule")
  expect(problems(await post({ endsOn: "2033-12-31" }))).toHaveProperty("endsOn")
  expect((await post({ invoice: 999_999 })).status).toBe(404)
  const made = await repeat("2034-01-01")
  expect((await (await stranger()).get(`${path}/{id}`, {}, at(made.id))).status).toBe(404)
  expect((await nobody.get(path)).status).toBe(401)
  const list = (await shop.admin.get(path, { q: "rent", sortBy: "nextOn" })).body
  expect(list.total).toBeGreaterThan(3)
})
