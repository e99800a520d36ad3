import { usePayments } from "@/lib/features/orders/payment/configured"
import { testProvider } from "@/lib/features/orders/payment/test-provider"
import { type Caller, client, nobody, stranger } from "../support/api"
import { contents, query } from "../support/facts"
import { colleague } from "../support/people"
import { address } from "../support/trade"

const apps = "/apps/ecommerce"
let who: Caller

beforeEach(async () => {
  who = await stranger()
})
afterEach(() => usePayments(undefined))

const add = (productId: number, qty = 1, by = who) => by.post(`${apps}/cart`, { productId, qty })
const buy = (values: object = {}, by = who) =>
  by.post(`${apps}/place-order`, { address, payment: "cashOnDelivery", ...values })
const summary = async (by = who) => (await by.get("/api/ecommerce/cart-summary")).body
const stockOf = async (id: number, by = who) =>
  (await by.get("/api/ecommerce/product-details", { id })).body.stock as number
const apply = (code: string) => who.post(`${apps}/apply-coupon`, { code })
const card = { kind: "card", number: "4242 4242 4242 4242", expiry: "12/49", cvc: "123", holder: "Ada" }
const token = async (instrument: object = card, by = who) =>
  (await by.post(`${apps}/payment-token`, instrument)).body.token as string

describe("coupons", () => {
  test("one that counts comes off once, and off the order, and is used", async () => {
    const before = await summary()
    const { status, body } = await apply(" welcome10 ")
    expect([status, body]).toEqual([200, { code: "WELCOME10" }])
    const after = await summary()
    const goods = before.subtotalMinor - before.discountMinor
    expect(after.coupon).toEqual({ code: "WELCOME10", kind: "percent", value: 10, minimumMinor: 0, problem: null })
    expect(after.couponDiscountMinor).toBe(goods - Math.round(goods * 0.9))
    expect(after.totalMinor).toBe(before.totalMinor - after.couponDiscountMinor)
    const { order } = (await buy({ totalMinor: after.totalMinor })).body
    expect([order.couponCode, order.couponDiscountMinor, order.totalMinor]).toEqual([
      "WELCOME10",
      after.couponDiscountMinor,
      after.totalMinor,
    ])
    await add(3)
    expect((await apply("WELCOME10")).body.error).toEqual({ code: ["You have used this coupon already."] })
    expect(await summary()).toMatchObject({ coupon: null, couponDiscountMinor: 0 })
  })

  test.each([
    ["nothing", "There is no coupon with this code."],
    ["SUMMER", "This coupon has expired."],
    ["NEXTYEAR", "This coupon is not valid yet."],
    ["FIRST100", "This coupon has been used up."],
    ["STUDIO25", "This coupon counts from $200."],
  ])("%s does not count, and says why", async (code, message) => {
    const before = await contents()
    const { status, body } = await apply(code)
    expect([status, body.error]).toEqual([422, { code: [message] }])
    expect(await contents()).toEqual(before)
  })

  test("one that counts no more is shown with its reason, and refused when buying", async () => {
    await apply("PAPER5")
    expect((await summary()).couponDiscountMinor).toBe(500)
    await who.send(`${apps}/cart/{productId}`, { method: "DELETE", params: { productId: "27" } })
    await who.send(`${apps}/cart/{productId}`, { method: "DELETE", params: { productId: "5" } })
    const after = await summary()
    expect([after.coupon.problem, after.couponDiscountMinor]).toEqual(["minimum", 0])
    const { status, body } = await buy()
    expect([status, body.error]).toEqual([409, { coupon: ["This coupon counts from $40."] }])
    await who.delete(`${apps}/remove-coupon`)
    expect((await buy()).status).toBe(201)
  })

  test("free delivery", async () => {
    expect((await summary()).deliveryMinor).toBe(490)
    await apply("FREESHIP")
    expect(await summary()).toMatchObject({ deliveryMinor: 0, couponDiscountMinor: 0 })
  })

  test("offers are those for everybody, with what is missing", async () => {
    await query("delete from cart_items")
    const codes = async () =>
      (await summary()).offers.map(({ code, problem }: Record<string, string>) => [code, problem])
    expect(await codes()).toEqual([
      ["WELCOME10", null],
      ["FREESHIP", "minimum"],
      ["PAPER5", "minimum"],
    ])
    await add(26)
    expect(await codes()).toEqual([
      ["WELCOME10", null],
      ["FREESHIP", null],
      ["PAPER5", "minimum"],
    ])
  })

  test("the last use of a coupon is given once", async () => {
    const admin = await client("admin")
    const other = await colleague("maintainer")
    await query(
      "insert into coupons (workspace_id, code, kind, value, most_uses) values (1, 'LASTONE', 'amount', 100, 1)",
    )
    for (const by of [admin, other]) {
      await add(3, 1, by)
      await by.post(`${apps}/apply-coupon`, { code: "lastone" })
    }
    const answers = await Promise.all([buy({}, admin), buy({}, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toEqual({
      coupon: ["This coupon has been used up."],
    })
    expect(await query("select uses from coupons where code = 'LASTONE'")).toEqual([{ uses: 1 }])
  })
})

describe("payments", () => {
  test("a card pays: the order is paid, and nothing of the card is anywhere", async () => {
    const { status, body } = await buy({ payment: "card", token: await token() })
    expect([status, body.order.status, body.order.paymentLabel]).toEqual([201, "paid", "Visa •••• 4242"])
    expect(body.order.events.map((event: { status: string }) => event.status)).toEqual(["placed", "paid"])
    const tables = await query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
    for (const { name } of tables) {
      const rows = await query(`select 1 from "${name}" t where t::text ~ '4242 ?4242 ?4242 ?4242'`)
      expect([name, rows.length]).toEqual([name, 0])
    }
  })

  test.each([
    ["4000 0000 0000 0002", "The payment was declined. Choose another way to pay."],
    ["4000 0000 0000 9995", "There is not enough money on it. Choose another way to pay."],
    ["4000 0000 0000 0069", "This card has expired. Choose another way to pay."],
  ])("card %s is refused, and nothing is written", async (number, message) => {
    const paper = await token({ ...card, number })
    const before = await contents()
    const { status, body } = await buy({ payment: "card", token: paper })
    expect([status, body.error]).toEqual([422, { payment: [message] }])
    expect(await contents()).toEqual(before)
  })

  test.each([
    [{ ...card, number: "4111 1111 1111 1111" }, "number"],
    [{ ...card, number: "12" }, "number"],
    [{ ...card, expiry: "01/20" }, "expiry"],
    [{ ...card, expiry: "13/30" }, "expiry"],
    [{ ...card, cvc: "12" }, "cvc"],
    [{ ...card, holder: "" }, "holder"],
    [{ kind: "bank", bank: "Mine" }, "bank"],
    [{ kind: "giftCard", code: "GIFT-9" }, "code"],
  ])("%j makes no token", async (instrument, field) => {
    const { status, body } = await who.post(`${apps}/payment-token`, instrument)
    expect([status, Object.keys(body.error)]).toEqual([422, [field]])
  })

  test("a token that nobody made, or none, pays nothing", async () => {
    for (const made of ["x", "a.b", `${(await token()).split(".")[0]}.${"A".repeat(43)}`]) {
      const { status, body } = await buy({ payment: "card", token: made })
      expect([status, Object.keys(body.error)]).toEqual([422, ["payment"]])
    }
    expect((await buy({ payment: "card" })).body.error).toEqual({ token: ["This field is required."] })
  })

  test("a kept card needs its security code only; a wrong one is refused", async () => {
    expect((await summary()).savedCard).toBeNull()
    await buy({ payment: "card", token: await token(), keepCard: true })
    const { savedCard, payments } = await summary()
    expect([savedCard, payments[0]]).toEqual([{ label: "Visa •••• 4242" }, "savedCard"])
    await add(3)
    const wrong = await buy({ payment: "savedCard", token: await token({ kind: "savedCard", cvc: "000" }) })
    expect([wrong.status, wrong.body.error]).toEqual([422, { payment: ["The security code is wrong."] }])
    expect((await buy({ payment: "savedCard", token: await token({ kind: "savedCard", cvc: "123" }) })).status).toBe(
      201,
    )
  })

  test("bank, instalments and gift card; a gift card pays what is on it", async () => {
    expect((await buy({ payment: "giftCard", token: await token({ kind: "giftCard", code: "gift-20" }) })).status).toBe(
      422,
    )
    const emi = await buy({ payment: "emi", token: await token(), instalments: 6 })
    expect([emi.body.order.payment, emi.body.order.instalments]).toEqual(["emi", 6])
    await add(3)
    expect((await buy({ payment: "giftCard", token: await token({ kind: "giftCard", code: "gift-20" }) })).status).toBe(
      201,
    )
    await add(3)
    const bank = await buy({ payment: "netBanking", token: await token({ kind: "bank", bank: "Test Bank" }) })
    expect(bank.body.order.paymentLabel).toBe("Test Bank")
  })

  test("a hold is given back where the order can't be written; a taken one is not", async () => {
    const released: string[] = []
    const taken: string[] = []
    usePayments({
      ...testProvider,
      // Somebody buys the stock up while the provider thinks.
      hold: async (request) => {
        await query("update products set stock = 0 where id = 14")
        return testProvider.hold(request)
      },
      release: async (reference) => void released.push(reference),
      take: async (reference) => void taken.push(reference),
    })
    const { status, body } = await buy({ payment: "card", token: await token() })
    expect([status, Object.keys(body.error)]).toEqual([409, ["products.14"]])
    expect([released.length, taken.length]).toEqual([1, 0])
  })

  test("where the money can't be taken the order stands as placed", async () => {
    usePayments({ ...testProvider, take: () => Promise.reject(new Error("no answer")) })
    const { status, body } = await buy({ payment: "card", token: await token() })
    expect([status, body.order.status]).toEqual([201, "placed"])
  })
})

describe("address and total", () => {
  test("the address is kept for next time, and need not be said again", async () => {
    expect((await summary()).savedAddress).toBeNull()
    expect((await who.post(`${apps}/place-order`, { payment: "cashOnDelivery" })).body.error).toEqual({
      address: ["This field is required."],
    })
    await who.post(`${apps}/save-address`, { ...address, kind: "work" })
    const saved = { ...address, line2: "", state: "", country: "", kind: "work" }
    expect((await summary()).savedAddress).toEqual(saved)
    const { body } = await who.post(`${apps}/place-order`, { payment: "cashOnDelivery" })
    expect(body.order.address).toEqual(saved)
  })

  test("another total than was seen is a 409, and nothing is bought", async () => {
    const { totalMinor } = await summary()
    await query("update products set price = price + 100 where id = 14")
    const before = await contents()
    const { status, body } = await buy({ totalMinor })
    expect([status, body.error]).toEqual([
      409,
      "The total has changed since you looked. Check your cart and order again.",
    ])
    expect(await contents()).toEqual(before)
  })

  test("the order keeps the prices, names and pictures of its day", async () => {
    const { order } = (await buy()).body
    const { product } = (await who.get("/api/ecommerce/product-record", { id: 27 })).body
    await who.post(`${apps}/update-product`, { product: { id: product.id, price: 1, name: "Renamed", images: [] } })
    expect((await who.get("/api/ecommerce/order", { id: order.id })).body.order).toEqual(order)
  })
})

describe("states", () => {
  const change = (id: number, status: string, by = who, from?: string) =>
    by.post(`${apps}/update-order`, { id, status, from })

  test("cancelling gives stock, coupon and money back, once", async () => {
    const given: [string, number][] = []
    usePayments({ ...testProvider, giveBack: async (reference, amount) => void given.push([reference, amount]) })
    const before = await stockOf(5)
    await apply("WELCOME10")
    const { order } = (await buy({ payment: "card", token: await token() })).body
    expect(await stockOf(5)).toBe(before - 2)
    const answers = await Promise.all([change(order.id, "cancelled"), change(order.id, "cancelled")])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stockOf(5)).toBe(before)
    expect(given.map(([, amount]) => amount)).toEqual([order.totalMinor])
    await add(3)
    expect((await apply("WELCOME10")).status).toBe(200)
    expect((await change(order.id, "shipped")).status).toBe(409)
  })

  test("onward and back; what was charged is never unpaid; each step is written down", async () => {
    const { order } = (await buy({ payment: "card", token: await token() })).body
    expect(order.mayBecome).toEqual(["shipped", "delivered", "cancelled"])
    expect((await change(order.id, "placed")).status).toBe(409)
    await change(order.id, "shipped")
    await change(order.id, "paid")
    await change(order.id, "shipped")
    const { body } = await change(order.id, "delivered")
    expect(body.order.mayBecome).toEqual(["paid", "shipped"])
    const events = body.order.events.map((event: { status: string }) => event.status)
    expect(events).toEqual(["placed", "paid", "shipped", "paid", "shipped", "delivered"])
  })

  test("whoever was slower is told instead of writing over", async () => {
    const { order } = (await buy()).body
    expect((await change(order.id, "shipped", who, "placed")).status).toBe(200)
    const { status, body } = await change(order.id, "paid", who, "placed")
    expect([status, body.code]).toEqual([409, "conflict"])
  })

  test("a buyer sees their own orders and may call them off until they are shipped", async () => {
    const admin = await client("admin")
    const buyer = await colleague("author")
    await add(3, 1, buyer)
    const { order } = (await buy({}, buyer)).body
    expect(order.mayBecome).toEqual(["cancelled"])
    expect((await change(order.id, "shipped", buyer)).status).toBe(409)
    const own = (await buyer.get("/api/ecommerce/orders", { of: "all" })).body
    expect(own.orders.map(({ id }: { id: number }) => id)).toEqual([order.id])
    expect((await buyer.get("/api/ecommerce/order", { id: 1 })).status).toBe(404)
    expect((await change(1, "cancelled", buyer)).status).toBe(404)
    await change(order.id, "shipped", admin)
    expect((await change(order.id, "cancelled", buyer)).status).toBe(409)
    expect((await change(order.id, "cancelled", nobody)).status).toBe(401)
  })

  test("sorted by total both ways", async () => {
    for (const order of ["asc", "desc"]) {
      const { body } = await who.get("/api/ecommerce/orders", { sortBy: "total", order, perPage: 500 })
      const totals = body.orders.map(({ totalMinor }: { totalMinor: number }) => totalMinor)
      expect(totals).toEqual([...totals].sort((a, b) => (order === "asc" ? a - b : b - a)))
    }
  })
})
