import { usePayments } from "@/lib/features/orders/payment/configured"
import { testProvider } from "@/lib/features/orders/payment/test-provider"
import { caller, stranger } from "../support/api"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { colleague } from "../support/people"
import { type Shopper, shopping } from "../support/shop"

let who: Shopper
let email: string
let founderToken: string | undefined
let log: Record<string, unknown>[]

const confirm = () => query(`update users set email_confirmed_at = now() where email = '${email}'`)
const mails = () => log.filter((line) => (line.outbox as { to?: string } | undefined)?.to === email).length
const order = async (id: number) => (await who.get("/api/ecommerce/order", { id })).body.order

beforeEach(async () => {
  const founder = await stranger()
  who = shopping(founder)
  email = founder.user.email
  founderToken = founder.token
  await confirm()
  log = captureLog()
  await who.add(3)
})

afterEach(() => usePayments(undefined))

test("a buyer who pays by card gets one mail that the order is placed and paid, then one when it is shipped", async () => {
  const { id, totalMinor } = (await who.buy({ payment: "card", token: await who.token() })).body.order
  expect(mails()).toBe(1)
  expect(mailTo(email)).toMatchObject({ subject: `We have your order #${id}` })
  const text = mailTo(email)?.text
  expect(text).toContain("It has been paid in full")
  expect(text).toContain(`€${(totalMinor / 100).toFixed(2)}`)
  expect(text).toContain(`/apps/ecommerce/order/${id}`)
  await who.change(id, "shipped")
  expect(mailTo(email)?.subject).toBe(`Your order #${id} is on its way`)
  // A step back corrects a mistake of the shop's.
  await who.change(id, "paid")
  await who.change(id, "delivered")
  expect(mails()).toBe(2)
})

test("the first mail of an unpaid order mentions no payment; the payment gets its own mail", async () => {
  const { id } = (await who.buy()).body.order
  expect(mailTo(email)?.text).not.toContain("paid")
  await who.change(id, "paid")
  expect([mails(), mailTo(email)?.subject]).toEqual([2, `Your order #${id} is paid`])
})

test("mails are in the language the buyer ordered in, unless they have chosen another", async () => {
  const german = shopping(caller(founderToken, { "accept-language": "de" }))
  const { id } = (await german.buy()).body.order
  expect(mailTo(email)?.subject).toBe(`Ihre Bestellung Nr. ${id} ist eingegangen`)
  await who.change(id, "shipped")
  expect(mailTo(email)?.subject).toBe(`Ihre Bestellung Nr. ${id} ist unterwegs`)
  await who.post("/account-setting/update-preferences", { preferences: { language: "pt" } })
  await who.change(id, "cancelled")
  expect(mailTo(email)?.subject).toBe(`A sua encomenda n.º ${id} foi cancelada`)
})

test("an address that nobody has confirmed gets no mail", async () => {
  await query(`update users set email_confirmed_at = null where email = '${email}'`)
  await who.buy()
  expect(mails()).toBe(0)
})

test("cancelling records the refund of what was paid, and tells the buyer", async () => {
  const { id, totalMinor, payments } = (await who.buy({ payment: "card", token: await who.token() })).body.order
  expect(payments).toEqual([{ kind: "payment", state: "done", amountMinor: totalMinor, at: expect.any(String) }])
  await who.change(id, "cancelled")
  const after = (await order(id)).payments
  expect(after).toEqual([
    payments[0],
    { kind: "refund", state: "done", amountMinor: totalMinor, at: expect.any(String) },
  ])
  expect(mailTo(email)?.text).toContain("We are refunding")
})

test("a refund that the provider refuses stays visible as failed", async () => {
  usePayments({ ...testProvider, giveBack: () => Promise.reject(new Error("no answer")) })
  const { id } = (await who.buy({ payment: "card", token: await who.token() })).body.order
  expect((await who.change(id, "cancelled")).status).toBe(200)
  expect((await order(id)).payments[1]).toMatchObject({ kind: "refund", state: "failed" })
})

test("money that the shop took itself is to be returned by the shop; what was never paid is not", async () => {
  const paid = (await who.buy()).body.order
  await who.change(paid.id, "paid")
  await who.change(paid.id, "shipped")
  await who.change(paid.id, "cancelled")
  expect((await order(paid.id)).payments).toMatchObject([
    { kind: "refund", state: "manual", amountMinor: paid.totalMinor },
  ])
  expect(mailTo(email)?.text).toContain("We will refund")
  await who.add(3)
  const { id } = (await who.buy()).body.order
  await who.change(id, "paid")
  await who.change(id, "placed")
  await who.change(id, "cancelled")
  expect((await order(id)).payments).toEqual([])
  expect(mailTo(email)?.text).toContain("You have nothing to pay")
})

test("an order is found by its number, with or without #", async () => {
  const find = async (q: string) => {
    const { orders } = (await who.get("/api/ecommerce/orders", { q, perPage: 1000 })).body
    return orders.map(({ id }: { id: number }) => id)
  }
  const { id } = (await who.buy()).body.order
  expect(await find(`${id}`)).toContain(id)
  expect(await find(`#${id}`)).toEqual([id])
  expect(await find("#999999")).toEqual([])
  const other = await colleague("subscriber")
  expect((await other.get("/api/ecommerce/orders", { q: "#1" })).body.orders ?? []).toEqual([])
})
