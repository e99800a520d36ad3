import { type Caller, nobody, stranger } from "../support/api"
import { addBusiness, booksApi, v1 } from "../support/books-api"

// Today's takings and the cash on the premises of each business.

let admin: Caller
let business: number
const { post } = booksApi(() => ({ admin, business }))
const figuresOf = async (caller: Caller) => (await caller.get(`${v1}/business-figures`)).body.data
/** Of all businesses but the first, the draft that the workspace began with. */
const figures = async () => (await figuresOf(admin)).slice(1)

beforeAll(async () => {
  admin = await stranger()
})

test("takings are today's sales with VAT, cash is what is in tills, safes and drops, each business in its own row", async () => {
  const other = await addBusiness(admin)
  business = await addBusiness(admin)
  const [{ date }] = await figures()
  const sale = (till: number, net: number, vat: number): Parameters<typeof post>[0] => [
    ["1010", till],
    ["4000", -net],
    ["2200", -vat, { vatCode: "S", net: -net }],
  ]
  expect((await post(sale(1_255, 1_000, 255), { businessDate: date })).status).toBe(201)
  await post(sale(500, 400, 100), { businessDate: "2026-01-02" })
  await post([
    ["1030", 300],
    ["1010", -300],
  ])
  await post([
    ["1020", 200],
    ["1100", -200],
  ])
  expect(await figures()).toEqual([
    { business: other, currency: "EUR", date, takings: 0, cash: 0, insuredLimit: null, exceptions: 0 },
    { business, currency: "EUR", date, takings: 1_255, cash: 1_955, insuredLimit: null, exceptions: 0 },
  ])
  const [safe] = (await admin.get(`${v1}/safes`, { business })).body.data
  await admin.patch(`${v1}/safes/{id}`, { insuredLimit: 1_000 }, { id: String(safe.id) })
  expect((await figures())[1].insuredLimit).toBe(1_000)
})

test("other workspaces have figures of their own, and nobody sees any without signing in", async () => {
  expect(await figuresOf(await stranger())).toEqual([expect.objectContaining({ takings: 0, cash: 0 })])
  expect((await nobody.get(`${v1}/business-figures`)).status).toBe(401)
})
