import { usePayments } from "@/lib/features/orders/payment/configured"
import { testProvider } from "@/lib/features/orders/payment/test-provider"
import { contents, query } from "../support/facts"
import { newShopper, type Shopper } from "../support/shop"

const apps = "/apps/ecommerce"
const card = { kind: "card", number: "4242 4242 4242 4242", expiry: "12/49", cvc: "123", holder: "Ada" }

let who: Shopper

beforeAll(async () => {
  who = await newShopper()
})
beforeEach(async () => {
  await query("delete from cart_items")
  for (const productId of [5, 9, 14]) await who.add(productId, 2)
})
afterEach(() => usePayments(undefined))

test("a card pays the order, and no card data is stored", async () => {
  const { status, body } = await who.buy({ payment: "card", token: await who.token() })
  expect([status, body.order.status, body.order.paymentLabel]).toEqual([201, "paid", "Visa •••• 4242"])
  expect(body.order.events.map((event: { status: string }) => event.status)).toEqual(["placed", "paid"])
  const tables = await query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  for (const { name } of tables) {
    const rows = await query(`select 1 from "${name}" t where t::text ~ '4242 ?4242 ?4242 ?4242'`)
    expect([name, rows.length]).toEqual([name, 0])
  }
})

test.each([
  ["4000 0000 0000 0002", "The payment was declined. Choose another payment method."],
  ["4000 0000 0000 9995", "The payment was declined because of insufficient funds. Choose another payment method."],
  ["4000 0000 0000 0069", "This card has expired. Choose another payment method."],
])("card %s is declined, and nothing is written", async (number, message) => {
  const paper = await who.token({ ...card, number })
  const before = await contents()
  const { status, body } = await who.buy({ payment: "card", token: paper })
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
])("%j is not a token", async (instrument, field) => {
  const { status, body } = await who.post(`${apps}/payment-token`, instrument)
  expect([status, Object.keys(body.error)]).toEqual([422, [field]])
})

test("an unknown token, or none, pays nothing", async () => {
  for (const made of ["x", "a.b", `${(await who.token()).split(".")[0]}.${"A".repeat(43)}`]) {
    const { status, body } = await who.buy({ payment: "card", token: made })
    expect([status, Object.keys(body.error)]).toEqual([422, ["payment"]])
  }
  expect((await who.buy({ payment: "card" })).body.error).toEqual({ token: ["This field is required."] })
})

test("a saved card only needs its security code; a wrong one is declined", async () => {
  expect((await who.summary()).savedCard).toBeNull()
  await who.buy({ payment: "card", token: await who.token(), keepCard: true })
  const { savedCard, payments } = await who.summary()
  expect([savedCard, payments[0]]).toEqual([{ label: "Visa •••• 4242" }, "savedCard"])
  await who.add(3)
  const wrong = await who.buy({ payment: "savedCard", token: await who.token({ kind: "savedCard", cvc: "000" }) })
  expect([wrong.status, wrong.body.error]).toEqual([
    422,
    { payment: ["The security code is wrong. Check it and try again."] },
  ])
  expect(
    (await who.buy({ payment: "savedCard", token: await who.token({ kind: "savedCard", cvc: "123" }) })).status,
  ).toBe(201)
})

test("bank, instalments and gift card pay; a gift card pays up to its balance", async () => {
  expect(
    (await who.buy({ payment: "giftCard", token: await who.token({ kind: "giftCard", code: "gift-20" }) })).status,
  ).toBe(422)
  const emi = await who.buy({ payment: "emi", token: await who.token(), instalments: 6 })
  expect([emi.body.order.payment, emi.body.order.instalments]).toEqual(["emi", 6])
  await who.add(3)
  expect(
    (await who.buy({ payment: "giftCard", token: await who.token({ kind: "giftCard", code: "gift-20" }) })).status,
  ).toBe(201)
  await who.add(3)
  const bank = await who.buy({ payment: "netBanking", token: await who.token({ kind: "bank", bank: "Test Bank" }) })
  expect(bank.body.order.paymentLabel).toBe("Test Bank")
})

test("an authorisation is released if the order can't be written; a captured one is not", async () => {
  const released: string[] = []
  const taken: string[] = []
  usePayments({
    ...testProvider,
    // Another user buys the whole stock while the provider is working.
    hold: async (request) => {
      await query("update products set stock = 0 where id = 14")
      return testProvider.hold(request)
    },
    release: async (reference) => void released.push(reference),
    take: async (reference) => void taken.push(reference),
  })
  const { status, body } = await who.buy({ payment: "card", token: await who.token() })
  expect([status, Object.keys(body.error)]).toEqual([409, ["products.14"]])
  expect([released.length, taken.length]).toEqual([1, 0])
  await query("update products set stock = 30 where id = 14")
})

test("if the capture fails, the order remains placed", async () => {
  usePayments({ ...testProvider, take: () => Promise.reject(new Error("no answer")) })
  const { status, body } = await who.buy({ payment: "card", token: await who.token() })
  expect([status, body.order.status]).toEqual([201, "placed"])
})
