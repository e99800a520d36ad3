import { change } from "@/lib/features/businesses/service/businesses"
import { type Caller, stranger } from "../support/api"
import { query } from "../support/facts"
import { overlapped } from "../support/overlap"

// Changes to a business that is being archived.

const v1 = "/api/v1"
let admin: Caller
let workspaceId: number

beforeAll(async () => {
  const founder = await stranger()
  admin = founder
  const [row] = await query<{ id: number }>(
    `select workspace_id as id from users where email = '${founder.user.email}'`,
  )
  workspaceId = row?.id as number
})

/** A business with one shop, which is archived. */
async function closing() {
  const firstShop = { name: "Helsinki" }
  const form = { legalName: "Lindqvist Oy", country: "FI", currency: "EUR", firstShop }
  const { id } = (await admin.post(`${v1}/businesses`, form)).body
  const [shop] = (await admin.get(`${v1}/shops`, { business: id })).body.data
  for (const state of ["dormant", "archived"]) {
    expect((await admin.patch(`${v1}/shops/{id}`, { state }, { id: String(shop.id) })).status).toBe(200)
  }
  return { business: id as number, shop: shop.id as number }
}

const whileArchiving = <T>(business: number, second: () => Promise<T>) =>
  overlapped({ workspaceId, userId: 1 }, (scope) => change(scope, business, { state: "archived" }), second)

const openShops = async (business: number) =>
  (await admin.get(`${v1}/shops`, { business })).body.data.filter(
    ({ state }: { state: string }) => state !== "archived",
  )

test("no shop is added", async () => {
  const { business } = await closing()
  const { status } = await whileArchiving(business, () => admin.post(`${v1}/shops`, { business, name: "Espoo" }))
  expect(status).toBe(409)
  expect(await openShops(business)).toEqual([])
})

test("no shop is reopened", async () => {
  const { business, shop } = await closing()
  const { status } = await whileArchiving(business, () =>
    admin.patch(`${v1}/shops/{id}`, { state: "dormant" }, { id: String(shop) }),
  )
  expect(status).toBe(409)
  expect(await openShops(business)).toEqual([])
})

test("no bank account is added", async () => {
  const { business } = await closing()
  const account = { business, name: "Giro", iban: "FI2112345600000785" }
  const { status } = await whileArchiving(business, () => admin.post(`${v1}/bank-accounts`, account))
  expect(status).toBe(409)
})
