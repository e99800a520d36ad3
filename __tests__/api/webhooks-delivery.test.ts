import { deliverDueWebhooks } from "@/lib/features/webhooks/service/deliver"
import { maxAttempts } from "@/lib/features/webhooks/service/schedule"
import { stranger } from "../support/api"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import {
  addWebhook,
  allowPrivate,
  deliveriesOf,
  deliverNow,
  ok,
  type Receiver,
  secondsLeft,
  sendTest,
  startReceiver,
  status,
  verify,
  webhookOf,
} from "../support/webhook-receiver"

// How messages reach receivers in spite of failures, and for how long that is tried.

beforeAll(() => void captureLog())

let receiver: Receiver

beforeEach(async () => {
  allowPrivate(true)
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

/** A new workspace with one webhook. */
async function setUp(events?: string[]) {
  const who = await stranger()
  return { who, ...(await addWebhook(who, receiver.url, events)) }
}

test("a failed message is sent again with the same id until it succeeds, after growing pauses", async () => {
  const { who, id, secret } = await setUp()
  receiver.reply = status(500)
  const { id: deliveryId, eventId } = await sendTest(who, id)
  await deliverNow(id)
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: "pending", attempts: 1, status: 500, error: "status" }])
  expect(Math.round(await secondsLeft(deliveryId))).toBeGreaterThanOrEqual(4)
  expect((await webhookOf(who, id)).failingSince).not.toBeNull()
  await deliverNow(id)
  expect(await secondsLeft(deliveryId)).toBeGreaterThan(290)
  receiver.reply = ok
  await deliverNow(id)
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([eventId, eventId, eventId])
  for (const message of receiver.received) expect(verify(secret, message)).toBeTruthy()
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: "delivered", attempts: 3, error: null }])
  expect((await webhookOf(who, id)).failingSince).toBeNull()
})

test("Retry-After is respected for 429 and 503, and ignored for others", async () => {
  const { who, id } = await setUp()
  const waits: number[] = []
  for (const code of [429, 503, 500]) {
    receiver.reply = status(code, { "retry-after": "7200" })
    const { id: deliveryId } = await sendTest(who, id)
    await deliverNow(id)
    waits.push(Math.round(await secondsLeft(deliveryId)))
    await query(`delete from webhook_deliveries where id = '${deliveryId}'`)
  }
  expect(waits.map((seconds) => seconds > 7000)).toEqual([true, true, false])
})

test("a redirect is not followed", async () => {
  const { who, id } = await setUp()
  const elsewhere = await startReceiver()
  receiver.reply = status(307, { location: elsewhere.url })
  await sendTest(who, id)
  await deliverNow(id)
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: "pending", status: 307, error: "redirect" }])
  expect(elsewhere.received).toEqual([])
  await elsewhere.stop()
})

test("a private address is refused at delivery, whatever was allowed when it was saved", async () => {
  const { who, id } = await setUp()
  await sendTest(who, id)
  allowPrivate(false)
  await deliverNow(id)
  expect(receiver.received).toEqual([])
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: "pending", status: null, error: "refused-address" }])
})

test("a name that becomes private after it was saved is refused", async () => {
  allowPrivate(false)
  const who = await stranger()
  const { port } = new URL(receiver.url)
  const { id } = await addWebhook(who, `https://hooks.example.org:${port}/in`)
  await sendTest(who, id)
  await deliverDueWebhooks({ resolve: async () => [{ address: "127.0.0.1", family: 4 }] })
  expect(receiver.received).toEqual([])
  expect(await deliveriesOf(who, id)).toMatchObject([{ error: "refused-address" }])
})

test("410 switches the webhook off and tells its maker; it can be turned on again", async () => {
  const { who, id } = await setUp()
  receiver.reply = status(410)
  await sendTest(who, id)
  await deliverNow(id)
  expect(await webhookOf(who, id)).toMatchObject({ state: "off", offReason: "gone", version: 2 })
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: "failed", attempts: 1, status: 410 }])
  const { notifications } = (await who.get("/notifications/data")).body
  expect(notifications[0]).toMatchObject({ kind: "webhookOff", link: `/apps/webhooks/${id}` })
  expect(mailTo(who.user.email)?.text).toContain("410 Gone")
  await who.patch("/api/v1/webhooks/{id}", { state: "active" }, { id })
  expect(await webhookOf(who, id)).toMatchObject({ state: "active", offReason: null, failingSince: null })
})

test("after its last attempt a delivery has failed; after five days of that the webhook is switched off", async () => {
  const { who, id } = await setUp()
  receiver.reply = status(500)
  const fail = async () => {
    const delivery = await sendTest(who, id)
    await query(`update webhook_deliveries set attempts = ${maxAttempts - 1} where id = '${delivery.id}'`)
    await deliverNow(id)
  }
  await fail()
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: "failed", attempts: maxAttempts, nextAttemptAt: null }])
  expect((await webhookOf(who, id)).state).toBe("active")
  await query(`update webhooks set failing_since = now() - interval '5 days' where id = '${id}'`)
  await fail()
  expect(await webhookOf(who, id)).toMatchObject({ state: "off", offReason: "failing" })
  expect(mailTo(who.user.email)?.text).toContain("5 days")
})

test("a message whose sender died is sent again with the same id once the lease is over", async () => {
  const { who, id } = await setUp()
  const { eventId } = await sendTest(who, id)
  await query(`update webhook_deliveries set state = 'sending', attempts = 1, lease = gen_random_uuid(),
    next_attempt_at = now() + interval '1 minute' where webhook_id = '${id}'`)
  await deliverDueWebhooks()
  expect(receiver.received).toEqual([])
  await deliverNow(id)
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([eventId])
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: "delivered", attempts: 2 }])
})

test("the outcome of a lost lease changes nothing", async () => {
  const { who, id } = await setUp()
  receiver.reply = async (response) => {
    await query(`update webhook_deliveries set lease = gen_random_uuid() where webhook_id = '${id}'`)
    response.writeHead(500).end()
  }
  await sendTest(who, id)
  await deliverNow(id)
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: "sending", status: null, error: null }])
  expect((await webhookOf(who, id)).failingSince).toBeNull()
})
