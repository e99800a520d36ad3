import { client } from "../support/api"
import { contents, query } from "../support/facts"
import { colleague } from "../support/people"
import { newShopper, type Shopper, shopping } from "../support/shop"

const apps = "/apps/ecommerce"

let who: Shopper

beforeEach(async () => {
  who = await newShopper()
})

test("a valid coupon reduces cart and order once, and its use is counted", async () => {
  const before = await who.summary()
  const { status, body } = await who.apply(" welcome10 ")
  expect([status, body]).toEqual([200, { code: "WELCOME10" }])
  const after = await who.summary()
  const goods = before.subtotalMinor - before.discountMinor
  expect(after.coupon).toEqual({ code: "WELCOME10", kind: "percent", value: 10, minimumMinor: 0, problem: null })
  expect(after.couponDiscountMinor).toBe(goods - Math.round(goods * 0.9))
  expect(after.totalMinor).toBe(before.totalMinor - after.couponDiscountMinor)
  const { order } = (await who.buy({ totalMinor: after.totalMinor })).body
  expect([order.couponCode, order.couponDiscountMinor, order.totalMinor]).toEqual([
    "WELCOME10",
    after.couponDiscountMinor,
    after.totalMinor,
  ])
  await who.add(3)
  expect((await who.apply("WELCOME10")).body.error).toEqual({ code: ["You have already used this coupon."] })
  expect(await who.summary()).toMatchObject({ coupon: null, couponDiscountMinor: 0 })
})

test.each([
  ["nothing", "No coupon has this code. Check it and try again."],
  ["SUMMER", "This coupon has expired."],
  ["NEXTYEAR", "This coupon is not valid yet."],
  ["FIRST100", "This coupon has been used up."],
  ["STUDIO25", "This coupon applies to orders of €200 or more."],
])("%s is rejected with its reason", async (code, message) => {
  const before = await contents()
  const { status, body } = await who.apply(code)
  expect([status, body.error]).toEqual([422, { code: [message] }])
  expect(await contents()).toEqual(before)
})

test("a coupon that has become invalid is shown with its reason, and rejected at checkout", async () => {
  await who.apply("PAPER5")
  expect((await who.summary()).couponDiscountMinor).toBe(500)
  await who.send(`${apps}/cart/{productId}`, { method: "DELETE", params: { productId: "27" } })
  await who.send(`${apps}/cart/{productId}`, { method: "DELETE", params: { productId: "5" } })
  const after = await who.summary()
  expect([after.coupon.problem, after.couponDiscountMinor]).toEqual(["minimum", 0])
  const { status, body } = await who.buy()
  expect([status, body.error]).toEqual([409, { coupon: ["This coupon applies to orders of €40 or more."] }])
  await who.delete(`${apps}/remove-coupon`)
  expect((await who.buy()).status).toBe(201)
})

test("a coupon for free delivery removes the delivery charge", async () => {
  expect((await who.summary()).deliveryMinor).toBe(490)
  await who.apply("FREESHIP")
  expect(await who.summary()).toMatchObject({ deliveryMinor: 0, couponDiscountMinor: 0 })
})

test("offers lists coupons for everybody, with the amount still missing", async () => {
  await query("delete from cart_items")
  const codes = async () =>
    (await who.summary()).offers.map(({ code, problem }: Record<string, string>) => [code, problem])
  expect(await codes()).toEqual([
    ["WELCOME10", null],
    ["FREESHIP", "minimum"],
    ["PAPER5", "minimum"],
  ])
  await who.add(26)
  expect(await codes()).toEqual([
    ["WELCOME10", null],
    ["FREESHIP", null],
    ["PAPER5", "minimum"],
  ])
})

test("the last use of a coupon is granted once", async () => {
  const admin = await client("admin")
  const other = await colleague("maintainer")
  await query("update products set stock = 5 where id = 3")
  await admin.post(`${apps}/add-coupon`, { coupon: { code: "LASTONE", kind: "amount", value: 1, mostUses: 1 } })
  for (const by of [admin, other]) {
    await shopping(by).add(3, 1)
    await by.post(`${apps}/apply-coupon`, { code: "lastone" })
  }
  const answers = await Promise.all([shopping(admin).buy(), shopping(other).buy()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error).toEqual({
    coupon: ["This coupon has been used up."],
  })
  expect(await query("select uses from offers where code = 'LASTONE'")).toEqual([{ uses: 1 }])
})
