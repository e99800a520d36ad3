import { usePayments as setPayments } from "@/lib/features/orders/payment/configured"
import { testProvider } from "@/lib/features/orders/payment/test-provider"
import { client, nobody, stranger } from "../support/api"
import { query } from "../support/facts"
import { newShopper, type Shopper } from "../support/shop"

let who: Shopper

beforeEach(async () => {
  who = await newShopper()
})
afterEach(() => setPayments(undefined))

const retry = (id: number, by: Pick<Shopper, "post"> = who) => by.post("/apps/ecommerce/retry-refund", { id })
const orderOf = async (id: number) => (await who.get("/api/ecommerce/order", { id })).body.order

/** A provider whose refunds fail until `works` is set, and the keys it was given. */
function flakyProvider() {
  const provider = { works: false, keys: [] as string[] }
  setPayments({
    ...testProvider,
    giveBack: async (_, __, key) => {
      provider.keys.push(key)
      if (!provider.works) throw new Error("no answer")
    },
  })
  return provider
}

async function cancelledOrder(): Promise<number> {
  const { id } = (await who.buy({ payment: "card", token: await who.token() })).body.order
  await who.change(id, "cancelled")
  return id
}
/** Sets the refund of an order as a process that died would leave it. */
const leavePending = async (id: number, minutes: number) => {
  const [{ workspace_id: workspace } = { workspace_id: 0 }] = await query<{ workspace_id: number }>(
    `select workspace_id from orders where customer_email = '${(await orderOf(id)).customerEmail}' limit 1`,
  )
  await query(`update order_payments set state = 'pending', at = now() - interval '${minutes} minutes'
    where workspace_id = ${workspace} and order_id = ${id} and kind = 'refund'`)
}

test("a failed refund can be requested again until the provider accepts it, always with the same key", async () => {
  const provider = flakyProvider()
  const id = await cancelledOrder()
  expect((await orderOf(id)).mayRetryRefund).toBe(true)
  const again = await retry(id)
  expect([again.status, again.body.order.payments[1].state, again.body.order.mayRetryRefund]).toEqual([
    200,
    "failed",
    true,
  ])
  provider.works = true
  const { status, body } = await retry(id)
  expect([status, body.order.payments.length, body.order.payments[1].state]).toEqual([200, 2, "done"])
  expect(body.order.mayRetryRefund).toBe(false)
  expect((await retry(id)).status).toBe(409)
  expect([provider.keys.length, new Set(provider.keys).size]).toEqual([3, 1])
})

test("of two simultaneous retries only one reaches the provider", async () => {
  const provider = flakyProvider()
  const id = await cancelledOrder()
  provider.works = true
  const responses = await Promise.all([retry(id), retry(id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(provider.keys).toHaveLength(2)
  expect((await orderOf(id)).payments[1].state).toBe("done")
})

test("while the provider works on a retry, another one is a 409", async () => {
  flakyProvider()
  const id = await cancelledOrder()
  let answer = () => {}
  const asked = new Promise<void>((started) =>
    setPayments({
      ...testProvider,
      giveBack: () => {
        started()
        return new Promise((done) => {
          answer = done
        })
      },
    }),
  )
  const first = retry(id)
  await asked
  const second = await retry(id)
  expect([second.status, second.body.error]).toEqual([
    409,
    "There is no failed refund to repeat, or someone else has just tried again. Reload the page.",
  ])
  answer()
  expect((await first).body.order.payments[1].state).toBe("done")
})

test("a refund that never got a response can be requested again after five minutes", async () => {
  const provider = flakyProvider()
  provider.works = true
  const id = await cancelledOrder()
  await leavePending(id, 4)
  expect([(await retry(id)).status, (await orderOf(id)).mayRetryRefund]).toEqual([409, false])
  await leavePending(id, 6)
  expect((await orderOf(id)).mayRetryRefund).toBe(true)
  expect((await retry(id)).body.order.payments[1].state).toBe("done")
  expect(new Set(provider.keys).size).toBe(1)
})

test("a late failure of an abandoned attempt doesn't hide that a retry succeeded", async () => {
  let fail = (_: Error) => {}
  const asked = new Promise<void>((started) =>
    setPayments({
      ...testProvider,
      giveBack: () => {
        started()
        return new Promise((_, reject) => {
          fail = reject
        })
      },
    }),
  )
  const { id } = (await who.buy({ payment: "card", token: await who.token() })).body.order
  const cancelling = who.change(id, "cancelled")
  await asked
  await leavePending(id, 6)
  setPayments(testProvider)
  expect((await retry(id)).body.order.payments[1].state).toBe("done")
  fail(new Error("timed out"))
  await cancelling
  expect((await orderOf(id)).payments[1].state).toBe("done")
})

test("only those who may update orders of the workspace can retry, and only what a provider can refund", async () => {
  flakyProvider()
  const id = await cancelledOrder()
  expect((await retry(id, nobody)).status).toBe(401)
  expect((await retry(id, await client("client"))).status).toBe(403)
  expect((await retry(id + 1000, await stranger())).status).toBe(404)
  setPayments(undefined)
  await who.add(3)
  const cash = (await who.buy()).body.order
  await who.change(cash.id, "paid")
  await who.change(cash.id, "cancelled")
  expect([(await retry(cash.id)).status, (await orderOf(cash.id)).mayRetryRefund]).toEqual([409, false])
})
