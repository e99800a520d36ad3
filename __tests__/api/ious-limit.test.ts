import { type CashShop, openCashShop, staffOf } from "../support/cash-shop"
import { accountOf, addCustomer, charge, controlOf, repayAtBank } from "../support/customers"

// Eight people charge the same customer at once. On PostgreSQL each has a connection.

let place: CashShop
let shop: number
let people: Awaited<ReturnType<typeof staffOf>>[]

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  people = []
  for (let n = 0; n < 8; n++) people.push(await staffOf(place, "manager", [shop]))
})

test("eight charges at once never pass the limit, and as many go through as fit", async () => {
  const { id } = await addCustomer(place.admin, { iouLimit: 1_000 })
  const answers = await Promise.all(people.map((who) => charge(who, id, shop, 300)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
  const { balance, lines } = await accountOf(place.admin, id, place.business)
  expect([balance, lines.length]).toEqual([900, 3])
  expect(await controlOf(place.business)).toEqual({ control: 900, parties: 900, cached: 900, wrong: 0 })
})

test("eight repayments at once pay no more than is owed", async () => {
  const { id } = await addCustomer(place.admin, { iouLimit: 1_000 })
  await charge(place.admin, id, shop, 1_000)
  const answers = await Promise.all(people.map((who) => repayAtBank(who, id, shop, 300)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await accountOf(place.admin, id, place.business)).balance).toBe(100)
})
