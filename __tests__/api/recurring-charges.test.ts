import { runAt } from "@/lib/core/clock"
import { tx } from "@/lib/core/db/tx"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { chargeDueHere } from "@/lib/features/customers/service/automatic"
import { chargeDays } from "@/lib/features/customers/service/days"
import { actor } from "../support/books"
import { type CashShop, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"
import * as ious from "../support/customers"
import { query } from "../support/facts"

// Automatic charges: a newspaper round with the holidays of the customer.

const v1 = "/api/v1/recurring-charges"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let manager: Person
/** The day in Helsinki, where the shops are. */
const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Helsinki" }).format(new Date())

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  manager = await staffOf(place, "manager", [shop])
})

const form = (customer: number, more: object = {}) => ({
  ...{ customer, shop, text: "Helsingin Sanomat", amount: 280, vatRate: 1000, rule: "FREQ=DAILY", startsOn: today },
  ...more,
})
const at = (id: number) => ({ id: String(id) })
/** The morning of a day some days from now, after every shop's trading day has changed. */
const mornings = (days: number) => new Date(`${shiftDay(today, days)}T12:00:00Z`)
const run = (days: number) => runAt(mornings(days), () => tx(actor, chargeDueHere))
const chargesOf = async (customer: number) =>
  (await ious.accountOf(place.admin, customer, place.business)).lines as {
    amount: number
    memo: string
    kind: string
  }[]

test("days are those of the rule without the pauses, the same for the same input", () => {
  const rounds = { rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA", startsOn: "2026-06-01", endsOn: "2026-06-20" }
  const pauses = [{ from: "2026-06-05", until: "2026-06-16" }]
  const days = [
    "2026-06-01",
    "2026-06-02",
    "2026-06-03",
    "2026-06-04",
    "2026-06-17",
    "2026-06-18",
    "2026-06-19",
    "2026-06-20",
  ]
  expect(chargeDays({ ...rounds, pauses }, "2026-05-01", "2026-07-31")).toEqual(days)
  expect(chargeDays({ ...rounds, pauses }, "2026-06-03", "2026-06-17")).toEqual(days.slice(2, 5))
})

test("a round is charged once a day, however often the job runs, and not during a pause", async () => {
  const { id: customer } = await ious.addCustomer(place.admin)
  const pauses = [{ from: shiftDay(today, 2), until: shiftDay(today, 3) }]
  const added = await manager.post(v1, form(customer, { pauses }))
  expect([added.status, added.body.next.slice(0, 3)]).toEqual([201, [today, shiftDay(today, 1), shiftDay(today, 4)]])
  for (let n = 0; n < 3; n++) await run(0)
  expect((await chargesOf(customer)).map(({ amount, memo }) => [amount, memo])).toEqual([[280, "Helsingin Sanomat"]])
  // The server was off for a few days: the days are made up for, without those of the pause.
  for (let n = 0; n < 3; n++) await run(4)
  expect((await chargesOf(customer)).map(({ memo }) => memo).sort()).toEqual([
    ...["Helsingin Sanomat", "Helsingin Sanomat", `Helsingin Sanomat (${shiftDay(today, 1)})`],
  ])
  const { last } = (await manager.get(`${v1}/{id}`, {}, at(added.body.id))).body
  expect(last.map(({ day, state }: { day: string; state: string }) => [day, state])).toEqual(
    [4, 1, 0].map((days) => [shiftDay(today, days), "charged"]),
  )
  expect(await isIntact(place)).toBe(true)
})

test("two workers at once charge a day once", async () => {
  const { id: customer } = await ious.addCustomer(place.admin)
  await manager.post(v1, form(customer))
  await Promise.all([run(0), run(0), run(0), run(0)])
  expect(await chargesOf(customer)).toHaveLength(1)
})

test("above the limit nothing is charged, and the managers are notified once", async () => {
  const { id: customer } = await ious.addCustomer(place.admin, { iouLimit: 300 })
  const { id } = (await manager.post(v1, form(customer))).body
  for (let n = 0; n < 3; n++) await run(1)
  expect(await chargesOf(customer)).toHaveLength(1)
  const { last } = (await manager.get(`${v1}/{id}`, {}, at(id))).body
  expect(last[0]).toMatchObject({ day: shiftDay(today, 1), state: "refused", reason: "limit", entry: null })
  const told = await query<{ user_id: number; link: string }>(
    `select user_id, link from notifications where workspace_id = 1 and kind = 'chargeRefused' and key like 'recurring-charge:${id}:%'`,
  )
  expect(told.filter(({ user_id }) => user_id === manager.user.id)).toEqual([
    { user_id: manager.user.id, link: `/business/customers/${customer}/recurring` },
  ])
})

test("a blocked customer is charged nothing, and days of a stopped round aren't made up for", async () => {
  const { id: customer, version } = await ious.addCustomer(place.admin)
  const { id } = (await manager.post(v1, form(customer))).body
  await manager.patch("/api/v1/customers/{id}", { version, isBlocked: true }, at(customer))
  await run(0)
  const read = async () => (await manager.get(`${v1}/{id}`, {}, at(id))).body
  expect((await read()).last[0]).toMatchObject({ state: "refused", reason: "customerBlocked" })
  await manager.patch(`${v1}/{id}`, { isActive: false }, at(id))
  expect((await read()).next).toEqual([])
  await run(2)
  expect((await read()).last).toHaveLength(1)
})

test("a change needs the version that was seen, a rule that comes to a day, and the right to adjust IOUs", async () => {
  const { id: customer } = await ious.addCustomer(place.admin)
  const { id, version } = (await manager.post(v1, form(customer))).body
  const change = (body: object) => manager.patch(`${v1}/{id}`, body, at(id))
  expect((await change({ version, amount: 300 })).body).toMatchObject({ amount: 300, version: version + 1 })
  const late = await change({ version, amount: 400 })
  expect([late.status, late.body.current.amount]).toEqual([409, 300])
  expect(problems(await change({ rule: "FREQ=SOMETIMES" }))).toHaveProperty("rule")
  expect(problems(await change({ endsOn: shiftDay(today, -1) }))).toHaveProperty("endsOn")
  expect(problems(await change({ pauses: [{ from: today, until: shiftDay(today, -1) }] }))).toHaveProperty([
    "pauses.0.until",
  ])
  const cashier = await staffOf(place, "cashier", [shop])
  expect((await cashier.post(v1, form(customer))).status).toBe(403)
  expect((await manager.post(v1, form(999_999))).status).toBe(422)
  const listed = (await manager.get(v1, { customer })).body
  expect([listed.total, listed.data[0].customerName]).toEqual([1, "Anna Virtanen"])
})
