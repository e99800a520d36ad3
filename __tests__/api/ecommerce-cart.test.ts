import { type Caller, client, nobody, signIn, stranger } from "../support/api"
import { contents } from "../support/facts"

const apps = "/apps/ecommerce"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const cart = async (who = admin) => (await who.get(`${apps}/cart`)).body.products
const wishlist = async (who = admin) => (await who.get(`${apps}/wishlist`)).body.products
const add = (productId: unknown, to = "cart", who = admin) => who.post(`${apps}/${to}`, { productId })
const take = (productId: unknown, from = "cart", who = admin) =>
  who.send(`${apps}/${from}/{productId}`, { method: "DELETE", params: { productId: String(productId) } })
const ids = (products: { id: number }[]) => products.map(({ id }) => id)

test("the cart is in the order of adding; offers and discount stay the same", async () => {
  const { status, body } = await add(2)
  expect(status).toBe(201)
  expect(body).toEqual({ cartItem: { id: 4, productId: 2, qty: 1 } })
  const first = await cart()
  expect(ids(first)).toEqual([27, 5, 14, 2])
  for (const line of first) {
    expect(line.offers).toBeGreaterThanOrEqual(1)
    expect(line.offers).toBeLessThanOrEqual(4)
    expect(line.discountPercentage).toBeGreaterThanOrEqual(3)
    expect(line.discountPercentage).toBeLessThanOrEqual(20)
    expect(line.shippingDate > new Date().toISOString().slice(0, 10)).toBe(true)
    expect(line.isInCart).toBe(true)
  }
  await add(3)
  expect((await cart()).slice(0, 4)).toEqual(first)
})

test("adding the same product again raises its quantity without a second row or a lost id", async () => {
  const before = await cart()
  const { status, body } = await add("2")
  expect([status, body.cartItem]).toEqual([201, { id: 4, productId: 2, qty: 2 }])
  const after = await cart()
  expect(after.map((line: object) => ({ ...line, qty: 0 }))).toEqual(
    before.map((line: object) => ({ ...line, qty: 0 })),
  )
  expect((await add(6)).body.cartItem.id).toBe(6)
})

test("twenty concurrent clicks are all counted, in one row", async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => add(8)))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect((await cart()).filter(({ id }: { id: number }) => id === 8)).toMatchObject([{ qty: 20 }])
})

test("the quantity can be set", async () => {
  const set = (productId: number, qty: unknown) => admin.post(`${apps}/update-cart`, { productId, qty })
  expect((await set(8, 3)).body.cartItem).toMatchObject({ productId: 8, qty: 3 })
  expect((await set(9, 3)).status).toBe(404)
  for (const qty of [0, -1, 1.5, 1000, "x", null]) expect((await set(8, qty)).status).toBe(422)
})

test("removing a product returns its id; a product that isn't in the cart is a 404", async () => {
  const { status, body } = await take(8)
  expect([status, body]).toEqual([200, { productId: 8 }])
  expect(ids(await cart())).not.toContain(8)
  for (const productId of [8, 999]) expect((await take(productId)).status).toBe(404)
  expect((await take("x")).status).toBe(422)
})

test("the wishlist has one row per product, in the order of adding", async () => {
  expect(ids(await wishlist())).toEqual([1, 17, 20, 26])
  const first = await add(3, "wishlist")
  expect([first.status, first.body]).toEqual([201, { wishlistItem: { id: 5, productId: 3 } }])
  const again = await add(3, "wishlist")
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(ids(await wishlist())).toEqual([1, 17, 20, 26, 3])
  expect((await take(17, "wishlist")).body).toEqual({ productId: 17 })
  expect((await take(17, "wishlist")).status).toBe(404)
  expect(ids(await wishlist())).toEqual([1, 20, 26, 3])
})

test("an unknown product is a 404, an invalid id a 422, and nothing is written", async () => {
  const before = await contents()
  for (const to of ["cart", "wishlist"]) {
    expect((await add(999, to)).status).toBe(404)
    for (const productId of ["x", 0, -1, 1.5, null, [3, 4], undefined]) {
      const { status, body } = await add(productId, to)
      expect([productId, status, Object.keys(body.error)]).toEqual([productId, 422, ["productId"]])
    }
  }
  expect(await contents()).toEqual(before)
})

test("the count at sign-in is the number of lines in the cart", async () => {
  const { userData } = await signIn("admin@demo.com", "admin")
  expect(userData.extras.eCommerceCartItemsCount).toBe((await cart()).length)
  expect((await signIn("client@demo.com", "client")).userData.extras.eCommerceCartItemsCount).toBe(0)
})

test("each user has a separate cart and wishlist; 401 without sign-in, 403 for a client", async () => {
  const other = await stranger()
  expect(ids(await cart(other))).toEqual([27, 5, 14])
  expect(ids(await wishlist(other))).toEqual([1, 17, 20, 26])
  await take(27, "cart", other)
  expect(ids(await cart())).toContain(27)
  const clientAccount = await client("client")
  for (const to of ["cart", "wishlist"]) {
    expect([(await add(3, to, nobody)).status, (await take(3, to, nobody)).status]).toEqual([401, 401])
    expect([(await add(3, to, clientAccount)).status, (await take(3, to, clientAccount)).status]).toEqual([403, 403])
  }
})
