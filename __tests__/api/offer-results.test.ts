import { stranger } from "../support/api"
import { query } from "../support/facts"
import { type Shopper, shopping } from "../support/shop"

// Sales while an offer ran, and before.

let who: Shopper
let workspace: number
let place: { business: number; shop: number }

beforeEach(async () => {
  const founder = await stranger()
  who = shopping(founder)
  const [row] = await query<{ workspace: number; business: number; shop: number }>(
    `select workspace_id as workspace, business_id as business, id as shop from shops where workspace_id =
      (select workspace_id from users where email = '${founder.user.email}') order by id limit 1`,
  )
  ;({ workspace } = row as { workspace: number })
  place = row as typeof place
  await query(`delete from orders where workspace_id = ${workspace}`)
  await query(`delete from cart_items where workspace_id = ${workspace}`)
})

const results = async (shop = place.shop) =>
  (await who.get("/api/v1/offer-results", { shop })).body.data as {
    offer: number
    before: number
    during: number
    withOffer: number
    discount: number
    days: number
  }[]
const buy = async (product: number, qty: number) => {
  await who.add(product, qty)
  return (await who.buy()).body.order as { id: number }
}

test("pieces before and during an offer are counted once, without cancelled orders", async () => {
  const earlier = await buy(3, 2)
  await query(
    `update orders set placed_at = now() - interval '1 day' where workspace_id = ${workspace} and id = ${earlier.id}`,
  )
  const { body: offer } = await who.post("/api/v1/offers", {
    ...{ business: place.business, name: "Half", reward: { kind: "percent", rate: 5_000 } },
    target: { products: [3], categories: [] },
  })
  expect(await results()).toEqual([])
  await who.patch("/api/v1/offers/{id}", { state: "active" }, { id: String(offer.id) })
  await buy(3, 3)
  await buy(4, 1)
  const cancelled = await buy(3, 4)
  await who.change(cancelled.id, "cancelled")
  const [found] = await results()
  expect(found).toMatchObject({ offer: offer.id, days: 1, before: 2, during: 3, withOffer: 3 })
  expect(found?.discount).toBeGreaterThan(0)
})
