import { type CashShop, fund, openCashShop, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"

// Banking days in the calendar, generated from the policies of shops.

const path = "/api/v1/banking-days"
let place: CashShop
let shop: number

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
const range = { from: day(-3), to: day(17) }
const setDays = (days: number[]) =>
  query(`insert into deposit_policies (workspace_id, business_id, shop_id, banking_days, verify_within_hours,
    credit_within_days, witness_required) values (1, ${place.business}, ${shop}, '${JSON.stringify(days)}', 24, 3, true)
    on conflict (workspace_id, shop_id) do update set banking_days = excluded.banking_days`)

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  await query(`update shops set time_zone = 'UTC' where business_id = ${place.business}`)
  await query(`update safes set change_fund = 20000 where shop_id = ${shop}`)
  await fund(place, "safe", shop, 50_000)
})

test("a shop's banking days appear once it has set them, with what there is to bank on the next one", async () => {
  const manager = await staffOf(place, "manager", [shop])
  expect((await manager.get(path, range)).body.data).toEqual([])
  const next = day(2)
  await setDays([weekday(next)])
  const { data } = (await manager.get(path, range)).body
  const row = { shop, shopName: "A", currency: "EUR" }
  expect(data).toEqual([
    { ...row, date: next, amount: 30_000 },
    { ...row, date: day(9), amount: null },
    { ...row, date: day(16), amount: null },
  ])
  await query(`update safes set change_fund = 90000 where shop_id = ${shop}`)
  expect((await manager.get(path, range)).body.data[0].amount).toBe(0)
})

test("only people who may prepare bags see them, of their shops", async () => {
  await setDays([1, 2, 3, 4, 5, 6, 7])
  const supervisor = await staffOf(place, "supervisor", [shop])
  const other = await staffOf(place, "manager", [place.shops[1] as number])
  expect((await supervisor.get(path, range)).status).toBe(403)
  expect((await other.get(path, range)).body.data).toEqual([])
  const refused = await place.admin.get(path, { from: day(0), to: day(101) })
  expect(refused.status).toBe(422)
})
