import { type CashShop, openCashShop, problems, staffOf } from "../support/cash-shop"
import * as ious from "../support/customers"
import { setPin } from "../support/staff"
import { staffOf as staffWithLimits } from "../support/till-day"

// Charges by name, adjustments, and the totals of the list.

const v1 = "/api/v1"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let manager: Person

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  manager = await staffOf(place, "manager", [shop])
})

const quick = (who: Person, body: object) =>
  who.post(`${v1}/ious`, { shop, rates: [{ rate: 2400, gross: 620 }], ...body })

test("a charge to a new name adds the customer with a limit, and the same key adds nobody twice", async () => {
  const made = await quick(manager, { name: "Otto Newcomer", iouLimit: 5_000 })
  expect([made.status, made.body.balance]).toEqual([201, 620])
  const [one, ...others] = (await manager.get(`${v1}/customers`, { q: "newcomer" })).body.data
  expect([others, one.iouLimit, one.balances[0].balance]).toEqual([[], 5_000, 620])
  expect(one.balances[0].oldestOn).toBe(made.body.businessDate)
})

test("a new customer's limit holds at once, and a refused charge adds nobody", async () => {
  const refused = await quick(manager, { name: "Paula Refused", iouLimit: 600 })
  expect([refused.status, Object.keys(problems(refused))]).toEqual([409, ["amount"]])
  expect((await manager.get(`${v1}/customers`, { q: "paula refused" })).body.total).toBe(0)
  expect((await quick(manager, {})).status).toBe(422)
})

test("a cashier needs a manager's PIN for a new customer, and one is enough", async () => {
  const cashier = await staffWithLimits(place.admin, { business: place.business, shop }, "cashier", { iou: 5_000 })
  await setPin(manager, "482913")
  const asked = await quick(cashier, { name: "Cora Counter", iouLimit: 1_000 })
  expect([asked.status, asked.body.code]).toEqual([403, "approval_required"])
  const values = { ...asked.body.approvable, approver: manager.user.id, pin: "482913" }
  const { approval } = (await cashier.post(`${v1}/approvals`, values)).body
  const charged = await cashier.send(`${v1}/ious`, {
    method: "POST",
    headers: { "content-type": "application/json", approval },
    body: JSON.stringify({ name: "Cora Counter", iouLimit: 1_000, shop, rates: [{ rate: 2400, gross: 620 }] }),
  })
  expect([charged.status, charged.body.balance]).toEqual([201, 620])
  // An existing customer needs nobody.
  expect((await quick(cashier, { customer: charged.body.customer, rates: [{ rate: 2400, gross: 380 }] })).status).toBe(
    201,
  )
})

test("an adjustment reduces sale and VAT, needs a manager, and can be reversed", async () => {
  const cashier = await staffWithLimits(place.admin, { business: place.business, shop }, "cashier", { iou: 5_000 })
  const { id } = await ious.addCustomer(place.admin)
  await ious.charge(manager, id, shop, 1_240)
  const adjust = (who: Person, gross: number) => ious.adjust(who, id, shop, gross)
  expect((await adjust(cashier, 100)).status).toBe(403)
  expect(problems(await adjust(manager, 1_241))).toHaveProperty("amount")
  const adjusted = await adjust(manager, 240)
  expect([adjusted.status, adjusted.body.balance]).toEqual([200, 1_000])
  const account = await ious.accountOf(manager, id, place.business)
  const [charge, credit] = account.lines
  expect([charge.open, charge.paidBy]).toEqual([1_000, [{ entry: credit.id, amount: 240 }]])
  expect((await ious.reverseIou(manager, adjusted.body.entry)).body.balance).toBe(1_240)
})

test("the totals are those of the list, whatever it is filtered by", async () => {
  const { id } = await ious.addCustomer(place.admin, { iouLimit: 100, name: "Zacharias Above" })
  await ious.charge(manager, id, shop, 700, { aboveLimit: true })
  for (const filter of [{}, { iou: "true" }, { overLimit: "true" }, { q: "zacharias" }, { shop }, { overdue: "30" }]) {
    const list = (await place.admin.get(`${v1}/customers`, { ...filter, perPage: 100, sortBy: "balance" })).body.data
    const balances = list.flatMap((one: { balances: { balance: number; currency: string }[] }) => one.balances)
    const sum = balances.reduce((all: number, one: { balance: number }) => all + one.balance, 0)
    const { data } = (await place.admin.get(`${v1}/ious/totals`, filter)).body
    expect([filter, data.reduce((all: number, one: { balance: number }) => all + one.balance, 0)]).toEqual([
      filter,
      sum,
    ])
  }
  const above = (await place.admin.get(`${v1}/customers`, { overLimit: "true", business: place.business })).body.data
  expect(above.map((one: { id: number }) => one.id)).toEqual([id])
})
