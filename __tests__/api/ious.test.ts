import { balanceOf, type CashShop, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"
import * as ious from "../support/customers"
import { setPin } from "../support/staff"
import { openTill, staffOf as staffWithLimits } from "../support/till-day"

// IOUs: customers' purchases that are not paid yet.

const v1 = "/api/v1"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let till: number
let manager: Person
let owner: Person

beforeAll(async () => {
  place = await openCashShop()
  ;[shop, till] = [place.shops[0], place.tills[0]] as [number, number]
  manager = await staffOf(place, "manager", [shop])
  owner = await staffOf(place, "owner")
})

test("a charge posts the sale with its VAT, and the customer owes it", async () => {
  const { id } = await ious.addCustomer(place.admin)
  const [sales, vat] = [await balanceOf(place, "sales", null), await balanceOf(place, "vat_output", null)]
  const charged = await ious.charge(manager, id, shop, 1_240, { memo: "Bread" })
  expect([charged.status, charged.body]).toEqual([
    200,
    expect.objectContaining({ customer: id, amount: 1_240, balance: 1_240, currency: "EUR" }),
  ])
  expect(await balanceOf(place, "sales", null)).toBe(sales - 1_000)
  expect(await balanceOf(place, "vat_output", null)).toBe(vat - 240)
  const listed = (await manager.get(`${v1}/ious`, { customer: id })).body
  expect([listed.total, listed.data[0]]).toEqual([
    1,
    expect.objectContaining({
      id: charged.body.entry,
      kind: "iou-charge",
      amount: 1_240,
      memo: "Bread",
      isReversed: false,
    }),
  ])
  expect(await isIntact(place)).toBe(true)
})

test("a repayment in cash goes into an open till and pays the oldest charge first", async () => {
  const { id } = await ious.addCustomer(place.admin)
  await ious.charge(manager, id, shop, 1_000)
  await ious.charge(manager, id, shop, 500)
  const closed = await ious.repayInCash(manager, id, { shop, till }, 1_200)
  expect([closed.status, Object.keys(problems(closed))]).toEqual([409, ["till"]])
  await openTill(manager, till, { 5000: 2 })
  const inTill = await balanceOf(place, "till", shop)
  const paid = await ious.repayInCash(manager, id, { shop, till }, 1_200)
  expect([paid.status, paid.body.balance]).toEqual([200, 300])
  expect(await balanceOf(place, "till", shop)).toBe(inTill + 1_200)
  const account = await ious.accountOf(manager, id, place.business)
  expect(account.lines.map(({ open }: { open: number }) => open)).toEqual([0, 300, 0])
  expect([account.balance, account.current, account.over30]).toEqual([300, 300, 0])
  expect((await ious.repayInCash(manager, id, { shop, till: place.tills[1] as number }, 1)).status).toBe(422)
})

test("nobody pays back more than they owe, and nothing is written off beyond it", async () => {
  const { id } = await ious.addCustomer(place.admin)
  await ious.charge(manager, id, shop, 1_000)
  for (const refused of [await ious.repayAtBank(manager, id, shop, 1_001), await ious.writeOff(owner, id, shop, 1_001)])
    expect([refused.status, problems(refused).amount]).toEqual([409, "The customer owes only 10.00 EUR."])
})

test("only the owner writes off, against bad debts", async () => {
  const { id } = await ious.addCustomer(place.admin)
  await ious.charge(manager, id, shop, 1_000)
  expect((await ious.writeOff(manager, id, shop, 400)).status).toBe(403)
  const bad = await balanceOf(place, "bad_debt", null)
  expect((await ious.writeOff(owner, id, shop, 400)).body.balance).toBe(600)
  expect(await balanceOf(place, "bad_debt", null)).toBe(bad + 400)
})

test("a charge above the limit is refused with what is left, and charged if a manager means it", async () => {
  const { id } = await ious.addCustomer(place.admin, { iouLimit: 1_000 })
  await ious.charge(manager, id, shop, 400)
  const refused = await ious.charge(manager, id, shop, 601)
  expect([refused.status, problems(refused).amount]).toEqual([
    409,
    "This is above the customer’s limit. 6.00 EUR is left.",
  ])
  expect((await ious.charge(manager, id, shop, 600)).body.balance).toBe(1_000)
  const meant = await ious.charge(manager, id, shop, 601, { aboveLimit: true })
  expect([meant.status, meant.body.balance]).toEqual([200, 1_601])
  const without = await ious.addCustomer(place.admin, { iouLimit: null })
  expect((await ious.charge(manager, without.id, shop, 1)).status).toBe(409)
})

test("a cashier charges up to the own limit; above it, and above the customer's, a manager's PIN is needed", async () => {
  const cashier = await staffWithLimits(place.admin, { business: place.business, shop }, "cashier", { iou: 500 })
  await setPin(manager, "290371")
  const { id } = await ious.addCustomer(place.admin, { iouLimit: 1_000 })
  expect((await ious.charge(cashier, id, shop, 500)).status).toBe(200)
  const above = await ious.charge(cashier, id, shop, 501, { aboveLimit: true })
  expect([above.status, above.body.code]).toEqual([403, "approval_required"])
  const values = { ...above.body.approvable, approver: manager.user.id, pin: "290371" }
  const approved = await cashier.post(`${v1}/approvals`, values)
  expect(approved.status).toBe(200)
  const charged = await cashier.send(`${v1}/customers/{id}/charge`, {
    method: "POST",
    params: { id: String(id) },
    headers: { "content-type": "application/json", approval: approved.body.approval },
    body: JSON.stringify({ shop, rates: [{ rate: 2400, gross: 501 }], aboveLimit: true }),
  })
  expect([charged.status, charged.body.balance]).toEqual([200, 1_001])
  const [line] = (await manager.get(`${v1}/ious`, { customer: id })).body.data
  expect([line.amount, line.approver]).toEqual([501, expect.any(String)])
  const noLimit = await staffOf(place, "cashier", [shop])
  expect((await ious.charge(noLimit, id, shop, 1)).body.code).toMatch(/approval_required|conflict/)
})

test("nothing is charged to blocked customers, nor where they may not pay later; they can still pay", async () => {
  const { id, version } = await ious.addCustomer(place.admin, { shops: [place.shops[1]] })
  expect(problems(await ious.charge(owner, id, shop, 100))).toHaveProperty("customer")
  expect((await ious.charge(owner, id, place.shops[1] as number, 100)).status).toBe(200)
  const changed = await place.admin.patch(`${v1}/customers/{id}`, { isBlocked: true, version }, { id: String(id) })
  expect([changed.status, changed.body.isBlocked]).toEqual([200, true])
  expect(problems(await ious.charge(owner, id, place.shops[1] as number, 100))).toHaveProperty("customer")
  expect((await ious.repayAtBank(owner, id, shop, 100)).body.balance).toBe(0)
})

test("a charge is reversed once, unless it has been paid; the register shows both", async () => {
  const { id } = await ious.addCustomer(place.admin)
  const { entry } = (await ious.charge(manager, id, shop, 1_000)).body
  const paid = (await ious.repayAtBank(manager, id, shop, 600)).body
  expect((await ious.reverseIou(manager, entry)).status).toBe(409)
  expect((await ious.reverseIou(manager, paid.entry)).body).toMatchObject({ amount: 600, balance: 1_000 })
  expect((await ious.reverseIou(manager, entry)).body).toMatchObject({ amount: -1_000, balance: 0 })
  expect((await ious.reverseIou(manager, entry)).body.code).toBe("already_reversed")
  const { data } = (await manager.get(`${v1}/ious`, { customer: id })).body
  expect(data.map((one: { amount: number; isReversed: boolean }) => [one.amount, one.isReversed])).toEqual([
    ...[
      [-1_000, false],
      [600, false],
    ],
    ...[
      [-600, true],
      [1_000, true],
    ],
  ])
  const written = (await ious.charge(owner, id, shop, 100)).body && (await ious.writeOff(owner, id, shop, 100)).body
  expect((await ious.reverseIou(manager, written.entry)).status).toBe(403)
  expect((await ious.reverseIou(owner, written.entry)).body.balance).toBe(100)
})
