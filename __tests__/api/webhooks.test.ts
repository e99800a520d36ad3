import { type Caller, caller, client, nobody, stranger } from "../support/api"
import { confirmed } from "../support/confirm"
import { contents } from "../support/facts"
import { colleague } from "../support/people"
import {
  addWebhook,
  allowPrivate,
  deliveriesOf,
  deliverNow,
  type Receiver,
  sendTest,
  startReceiver,
  verify,
  webhookOf,
} from "../support/webhook-receiver"

// Webhooks as administrators set them up: addresses, events, secrets and rights.

const list = "/api/v1/webhooks"
const one = "/api/v1/webhooks/{id}"
let admin: Caller
let receiver: Receiver

beforeAll(async () => {
  admin = await stranger()
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())
beforeEach(() => allowPrivate(true))

test("an added webhook is listed, found and merged with changes; the secret is only in the first answer", async () => {
  const added = await admin.post(list, { url: receiver.url, description: " ERP ", events: ["invoice.*", "invoice.*"] })
  expect(added).toMatchObject({
    status: 201,
    body: { url: receiver.url, description: "ERP", events: ["invoice.*"], state: "active", version: 1 },
  })
  const { secret, ...webhook } = added.body
  expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
  expect((await admin.get(list, { q: "erp" })).body).toEqual({ data: [webhook], total: 1, page: 1, perPage: 20 })
  expect((await admin.get(list, { state: "paused" })).body.total).toBe(0)
  const { id } = webhook
  const changed = await admin.patch(one, { events: ["*"], state: "paused", version: 1 }, { id })
  expect(changed.body).toEqual({ ...webhook, events: ["*"], state: "paused", version: 2 })
  expect((await admin.get(one, {}, { id })).body).toEqual(changed.body)
  const stale = await admin.patch(one, { description: "Old", version: 1 }, { id })
  expect([stale.status, stale.body.current]).toEqual([409, changed.body])
  expect((await admin.delete(one, {}, { id })).body).toEqual(changed.body)
  expect((await admin.get(one, {}, { id })).status).toBe(404)
})

test("an address in a private network, without https or on another port is refused at its field", async () => {
  allowPrivate(false)
  const problems = async (url: string) => {
    const { status, body } = await admin.post(list, { url, events: ["*"] })
    return [status, body.errors?.map(({ field }: { field: string }) => field), body.detail]
  }
  const privately = "This address is on this machine or in a private network. Use one on the public internet."
  expect(await problems("https://127.0.0.1/in")).toEqual([422, ["url"], privately])
  expect(await problems("https://localhost/in")).toEqual([422, ["url"], privately])
  expect(await problems("https://[::ffff:10.0.0.1]/in")).toEqual([422, ["url"], privately])
  expect(await problems(receiver.url)).toEqual([422, ["url"], "Use an address that starts with https://."])
  expect((await problems("https://hooks.example.org:25/"))[1]).toEqual(["url"])
  expect((await problems("hello"))[1]).toEqual(["url"])
  allowPrivate(true)
  const { id } = await addWebhook(admin, receiver.url)
  allowPrivate(false)
  const moved = await admin.patch(one, { url: "https://10.1.2.3/" }, { id })
  expect([moved.status, moved.body.detail]).toEqual([422, privately])
})

test.each([[[]], [["invoice"]], [["*.updated"]], [["Invoice.*"]], [["invoice.updated "]], ["*"]])(
  "the events %j are refused",
  async (events) => {
    const { status, body } = await admin.post(list, { url: receiver.url, events })
    expect([status, body.errors[0].field.split(".")[0]]).toEqual([422, "events"])
  },
)

test("webhooks are for administrators of the workspace only", async () => {
  const { id } = await addWebhook(admin, receiver.url)
  const other = await stranger()
  expect((await other.get(one, {}, { id })).status).toBe(404)
  expect((await other.patch(one, { state: "paused" }, { id })).status).toBe(404)
  expect((await other.get(`${one}/deliveries`, {}, { id })).status).toBe(404)
  expect((await other.get(list)).body.total).toBe(0)
  const editor = await colleague("maintainer")
  expect((await editor.get(list)).status).toBe(403)
  expect((await editor.post(list, { url: receiver.url, events: ["*"] })).status).toBe(403)
  expect((await nobody.get(list)).status).toBe(401)
})

test("the secret is shown and replaced only after confirming the sign-in", async () => {
  const who = await stranger()
  const { id, secret } = await addWebhook(who, receiver.url)
  expect((await who.get(`${one}/secret`, {}, { id })).body.code).toBe("confirmation_required")
  expect((await who.post(`${one}/rotate-secret`, {}, { id })).body.code).toBe("confirmation_required")
  await confirmed(who, "long enough 1")
  expect((await who.get(`${one}/secret`, {}, { id })).body).toEqual({ secret })
  const rotated = (await who.post(`${one}/rotate-secret`, {}, { id })).body
  expect(rotated.secret).not.toBe(secret)
  expect((await who.get(`${one}/secret`, {}, { id })).body).toEqual({ secret: rotated.secret })
  const hours = (Date.parse(rotated.previousSecretUntil) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)

  // Receivers with the old or the new secret accept the same message.
  await sendTest(who, id)
  await deliverNow(id)
  const message = receiver.received.at(-1) as Receiver["received"][number]
  expect(String(message.headers["webhook-signature"]).split(" ")).toHaveLength(2)
  for (const valid of [secret, rotated.secret]) expect(verify(valid, message)).toMatchObject({ type: "webhook.test" })
})

test("a test event arrives signed, and its delivery shows what was sent and answered", async () => {
  const { id, secret } = await addWebhook(admin, receiver.url)
  const queued = await sendTest(admin, id)
  expect(queued).toMatchObject({ webhookId: id, type: "webhook.test", state: "pending", attempts: 0, status: null })
  await deliverNow(id)
  const message = receiver.received.at(-1) as Receiver["received"][number]
  expect(verify(secret, message)).toMatchObject({ type: "webhook.test", data: { recordId: id } })
  expect(() => verify(secret, { ...message, body: message.body.replace("test", "fake") })).toThrow()
  expect(message.headers).toMatchObject({ "webhook-id": queued.eventId, "content-type": "application/json" })
  const params = { id, deliveryId: queued.id }
  const { body } = await admin.get(`${one}/deliveries/{deliveryId}`, {}, params)
  expect(body).toMatchObject({ state: "delivered", attempts: 1, status: 200, answer: "thanks", body: message.body })
  expect(body.durationMs).toBeGreaterThanOrEqual(0)

  // A replay is the same message again: same id, same body.
  expect((await admin.post(`${one}/deliveries/{deliveryId}/replay`, {}, params)).body.state).toBe("pending")
  await deliverNow(id)
  const again = receiver.received.at(-1) as Receiver["received"][number]
  expect(again).not.toBe(message)
  expect([again.headers["webhook-id"], again.body]).toEqual([queued.eventId, message.body])
  expect(verify(secret, again)).toBeTruthy()
  expect(await deliveriesOf(admin, id)).toMatchObject([{ id: queued.id, state: "delivered", attempts: 1 }])
})

test("a paused webhook sends neither tests nor replays, and writes nothing then", async () => {
  const { id } = await addWebhook(admin, receiver.url)
  const { id: deliveryId } = await sendTest(admin, id)
  await admin.patch(one, { state: "paused" }, { id })
  const before = receiver.received.length
  await deliverNow(id)
  expect(receiver.received.length).toBe(before)
  const known = await contents()
  expect((await admin.post(`${one}/test`, {}, { id })).status).toBe(409)
  expect((await admin.post(`${one}/deliveries/{deliveryId}/replay`, {}, { id, deliveryId })).status).toBe(409)
  expect(await contents()).toEqual(known)
  await admin.patch(one, { state: "active" }, { id })
  await deliverNow(id)
  expect(receiver.received.length).toBe(before + 1)
})

test("the demo administrator reads webhooks through the session of a program, too", async () => {
  const demo = await client("admin")
  expect((await caller(demo.token).get(list)).status).toBe(200)
  expect((await webhookOf(demo, crypto.randomUUID())).code).toBe("not_found")
})
