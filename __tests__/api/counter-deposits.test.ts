import { balanceOf, type CashShop, fund, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"
import { colleague } from "../support/people"

// Cash paid in at the counter of a bank.

const deposits = "/api/v1/counter-deposits"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let manager: Person

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  manager = await staffOf(place, "manager", [shop])
})

const add = (values: object, who: Person = manager) =>
  who.post(deposits, { shop, till: place.tills[0], amount: 10_000, ...values })

test("a deposit from a till reaches the bank less the fee", async () => {
  await fund(place, "till", shop, 10_000)
  const { status, body } = await add({ fee: 150, reference: "Slip 4" })
  expect([status, body.amount, body.fee, body.tillName, body.reference]).toEqual([201, 10_000, 150, "A1", "Slip 4"])
  expect(await balanceOf(place, "bank", null)).toBe(9_850)
  expect(await balanceOf(place, "bank_charges", null)).toBe(150)
  expect(await balanceOf(place, "till", shop)).toBe(0)
  expect((await manager.get(deposits)).body.data[0]).toEqual(body)
  expect(await isIntact(place)).toBe(true)
})

test("a deposit of the owner's own money comes from capital", async () => {
  const [bank, capital] = [await balanceOf(place, "bank", null), await balanceOf(place, "capital", null)]
  expect((await add({ till: null, amount: 5_000 })).body.tillName).toBeNull()
  expect(await balanceOf(place, "bank", null)).toBe(bank + 5_000)
  expect(await balanceOf(place, "capital", null)).toBe(capital - 5_000)
})

test("each error names its field", async () => {
  expect(Object.keys(problems(await add({ amount: 1 })))).toEqual(["amount"])
  expect(Object.keys(problems(await add({ fee: 10_000 })))).toEqual(["fee"])
  expect(Object.keys(problems(await add({ till: place.tills[1] })))).toEqual(["till"])
  expect(Object.keys(problems(await add({ till: null, bankAccount: 999 })))).toEqual(["bankAccount"])
})

test("people of other shops can't deposit here, nor read it", async () => {
  const elsewhere = await staffOf(place, "manager", [place.shops[1] as number])
  const cashier = await staffOf(place, "cashier", [shop])
  const { body } = await add({ till: null })
  expect((await add({ till: null }, elsewhere)).status).toBe(404)
  expect((await add({ till: null }, cashier)).status).toBe(403)
  expect((await elsewhere.get(`${deposits}/{id}`, {}, { id: String(body.id) })).status).toBe(404)
})

test("a refusal names what a till has only to those who may see expected cash", async () => {
  const person = await colleague("subscriber")
  const [business, overrides] = [place.business, { sealBag: true }]
  const grant = { business, person: person.user.id, role: "cashier", shops: [shop], overrides }
  expect((await place.admin.post("/api/v1/staff-grants", grant)).status).toBe(201)
  await fund(place, "till", shop, 1_234)
  const refused = await add({ amount: 99_999_999 }, person)
  expect([refused.status, problems(refused)]).toEqual([409, { amount: "There isn’t that much money in the till." }])
  expect(JSON.stringify(refused.body)).not.toContain("12.34")
  expect(problems(await add({ amount: 99_999_999 })).amount).toMatch(/ has only /)
})

test("a manager pays in up to the limit of the own grant", async () => {
  await fund(place, "till", shop, 10_000)
  const person = await colleague("subscriber")
  const grant = { business: place.business, person: person.user.id, role: "manager", shops: [shop] }
  await place.admin.post("/api/v1/staff-grants", { ...grant, limits: { banking: 3_000 } })
  const above = await person.post(deposits, { shop, till: place.tills[0], amount: 3_001 })
  expect([above.status, problems(above).amount]).toEqual([403, "You may bank up to 30.00 EUR at once."])
  expect((await person.post(deposits, { shop, till: place.tills[0], amount: 3_000 })).status).toBe(201)
})
