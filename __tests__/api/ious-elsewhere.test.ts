import { balanceOf, type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import * as ious from "../support/customers"
import { actWithKey, openTill } from "../support/till-day"

// IOUs in Z readings, in the ageing list and in the control account, and people without access to them.

const v1 = "/api/v1"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let manager: Person
let owner: Person

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  manager = await staffOf(place, "manager", [shop])
  owner = await staffOf(place, "owner")
})

const control = () => balanceOf(place, "iou_control", null)

test("a Z reading names customers, who then owe it; it names nobody who isn't one", async () => {
  const { id } = await ious.addCustomer(place.admin, { iouLimit: null })
  const [, tillB] = place.tills as [number, number]
  const session = (await openTill(owner, tillB, { 5000: 1 })).body.id
  const reading = (party: string) => ({
    number: "1",
    rates: [{ rate: 2400, gross: 2_000 }],
    tenders: { cash: 1_500, ious: [{ party, amount: 500 }] },
  })
  const read = (party: string) => actWithKey(owner, session, "z-reading", reading(party), `z-${party.slice(9)}`)
  const unknown = await read("customer:99999")
  expect([unknown.status, Object.keys(problems(unknown))]).toEqual([422, ["tenders.ious.0.party"]])
  expect((await read(`customer:${id}`)).status).toBe(200)
  const account = await ious.accountOf(owner, id, place.business)
  expect([account.balance, account.lines[0].kind]).toEqual([500, "takings"])
})

test("a debt grows old: the list finds it, and its ages add up to the control account", async () => {
  const { id } = await ious.addCustomer(place.admin, { name: "Oldest Debtor" })
  await ious.charge(manager, id, shop, 700)
  const day = "2026-01-05"
  const lines = [
    { account: "1210", amount: 300, party: `customer:${id}` },
    { account: "3000", amount: -300 },
  ]
  const posted = await place.admin.post(`${v1}/journal-entries`, { business: place.business, businessDate: day, lines })
  expect(posted.status).toBe(201)
  await ious.repayAtBank(manager, id, shop, 100)
  const found = (await manager.get(`${v1}/customers`, { overdue: 90, business: place.business })).body
  expect(found.data.map((one: { name: string }) => one.name)).toEqual(["Oldest Debtor"])
  expect(found.data[0].balances).toEqual([
    {
      business: place.business,
      currency: "EUR",
      balance: 900,
      current: 700,
      over30: 0,
      over60: 0,
      over90: 200,
      oldestOn: day,
    },
  ])
  const account = await ious.accountOf(manager, id, place.business)
  expect([account.current, account.over90]).toEqual([700, 200])
  const [sum] = (await manager.get(`${v1}/ious/ageing`, { business: place.business })).body.data
  expect([sum.balance, sum.current + sum.over30 + sum.over60 + sum.over90]).toEqual([await control(), await control()])
  expect(await ious.controlOf(place.business)).toMatchObject({
    control: await control(),
    parties: await control(),
    wrong: 0,
  })
})

test("people of other businesses see no balances, and charge nothing", async () => {
  const { id } = await ious.addCustomer(place.admin)
  await ious.charge(manager, id, shop, 100)
  const other = await openCashShop()
  const stranger = await staffOf(other, "manager")
  expect((await stranger.get(`${v1}/customers/{id}`, {}, { id: String(id) })).body.balances).toEqual([])
  expect((await stranger.get(`${v1}/ious`, { customer: id })).body.total).toBe(0)
  expect((await ious.charge(stranger, id, shop, 100)).status).toBe(404)
  const account = await stranger.get(`${v1}/customers/{id}/account`, { business: place.business }, { id: String(id) })
  expect(account.status).toBe(404)
})
