import { tx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import { usePayments as setPayments } from "@/lib/features/orders/payment/configured"
import { testProvider } from "@/lib/features/orders/payment/test-provider"
import * as orders from "@/lib/features/orders/store/orders"
import { stranger } from "../support/api"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { actorOf, untilAnotherWaits } from "../support/overlap"
import { type Shopper, shopping } from "../support/shop"

// Changes of an order during the capture of its payment.

let who: Shopper
let email: string
let actor: Actor

beforeEach(async () => {
  const founder = await stranger()
  who = shopping(founder)
  email = founder.user.email
  await query(`update users set email_confirmed_at = now() where email = '${email}'`)
  actor = await actorOf(email)
  captureLog()
})
afterEach(() => setPayments(undefined))

type Movement = { kind: string; state: string; amountMinor: number }
const statusesOf = ({ events }: { events: { status: string }[] }) => events.map(({ status }) => status)
const newest = async () => (await who.get("/api/ecommerce/orders")).body.orders[0].id as number

/** Buys by card. @param meanwhile runs while the provider captures the payment @returns the response and the refunds */
async function buyDuring(meanwhile: (id: number) => Promise<unknown>, isRefunding = true) {
  const refunds: number[] = []
  setPayments({
    ...testProvider,
    take: async () => void (await meanwhile(await newest())),
    giveBack: async (_, amount) => {
      if (!isRefunding) throw new Error("no answer")
      refunds.push(amount)
    },
  })
  const { status, body } = await who.buy({ payment: "card", token: await who.token() })
  expect(status).toBe(201)
  const moved = body.order.payments.map(({ kind, state }: Movement) => `${kind} ${state}`)
  return { order: body.order, moved, refunds }
}

test("an order that is cancelled before its payment is captured stays cancelled and is refunded", async () => {
  const stock = await who.stockOf(5)
  const { order, moved, refunds } = await buyDuring((id) => who.change(id, "cancelled"))
  expect([order.status, statusesOf(order)]).toEqual(["cancelled", ["placed", "cancelled"]])
  expect([moved, refunds]).toEqual([["payment done", "refund done"], [order.totalMinor]])
  expect(order.payments.map(({ amountMinor }: Movement) => amountMinor)).toEqual([order.totalMinor, order.totalMinor])
  expect(await who.stockOf(5)).toBe(stock)
  expect(mailTo(email)?.subject).toBe(`Your order #${order.id} was cancelled`)
  expect(mailTo(email)?.text).toContain(`We are refunding €${(order.totalMinor / 100).toFixed(2)}`)
})

test("a refund that fails then can be requested again", async () => {
  const { order, moved } = await buyDuring((id) => who.change(id, "cancelled"), false)
  expect([order.status, moved, order.mayRetryRefund]).toEqual(["cancelled", ["payment done", "refund failed"], true])
})

test("an order that is being cancelled when its payment is captured is refunded", async () => {
  let cancelling: Promise<unknown> | undefined
  const { order, moved } = await buyDuring(
    (id) =>
      new Promise<void>((started) => {
        cancelling = tx(actor, async (scope) => {
          await orders.lock(scope, id)
          await orders.setStatus(scope, id, "cancelled", "Ada")
          started()
          await untilAnotherWaits(scope)
        })
      }),
  )
  await cancelling
  expect([order.status, moved]).toEqual(["cancelled", ["payment done", "refund done"]])
})

test.each(["paid", "shipped"])("an order that has become %s meanwhile is charged and stays so", async (status) => {
  const { order, moved, refunds } = await buyDuring((id) => who.change(id, status))
  expect([order.status, statusesOf(order)]).toEqual([status, ["placed", status]])
  expect([moved, refunds]).toEqual([["payment done"], []])
  // A charged order can't become unpaid again.
  expect(order.mayBecome).not.toContain("placed")
})
