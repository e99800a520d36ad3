import { type Caller, client } from "../support/api"
import { colleague } from "../support/people"
import { addShops, staffOf } from "../support/staff"

// Refusals in a business say what is missing, and who could help.

const grants = "/api/v1/staff-grants"
let admin: Caller
let business: number
let shops: [number, number]

beforeAll(async () => {
  admin = await client("admin")
  const place = await addShops(admin, "Refusals Oy")
  business = place.business
  shops = place.shops
})

test("a refused right or limit is named at its own field", async () => {
  const own = [shops[0]]
  const manager = await staffOf(admin, business, "manager", own, { limits: { iou: 5000 } })
  const person = await colleague("subscriber")
  const fieldOf = async (values: object) => {
    const { status, body } = await manager.post(grants, { business, person: person.user.id, shops: own, ...values })
    return [status, body.errors?.[0]?.field]
  }
  expect(await fieldOf({ role: "owner" })).toEqual([403, "role"])
  expect(await fieldOf({ role: "cashier", overrides: { seeBooks: true } })).toEqual([403, "overrides.seeBooks"])
  expect(await fieldOf({ role: "cashier", limits: { iou: 5001 } })).toEqual([403, "limits.iou"])
})

test("a refusal names the duty and who has it, to people of the business only", async () => {
  const cashier = await staffOf(admin, business, "cashier", [shops[0]])
  await staffOf(admin, business, "manager", [shops[0]])
  const params = { id: String(shops[0]) }
  const { body } = await cashier.patch("/api/v1/shops/{id}", { city: "X" }, params)
  expect(body.detail).toMatch(/^For this you need the right “Change shops, tills and safes”\. .+ can help you\.$/)
  expect((await cashier.get(grants)).body.detail).toContain("“See who may do what”")
  const stranger = await colleague("subscriber")
  expect((await stranger.get(grants)).body.detail).toBe(
    "For this you need the right “See who may do what”. An owner of the business or an administrator can give it to you under Staff access control.",
  )
})
