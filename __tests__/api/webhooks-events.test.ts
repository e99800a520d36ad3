import { sealAudit } from "@/lib/core/audit/seal"
import { deliverDueWebhooks } from "@/lib/features/webhooks/service/deliver"
import { fanOut } from "@/lib/features/webhooks/service/fan-out"
import { stranger } from "../support/api"
import { query } from "../support/facts"
import {
  addWebhook,
  allowPrivate,
  deliveriesOf,
  type Receiver,
  startReceiver,
  verify,
} from "../support/webhook-receiver"

// How changes of records become messages: each once, from the audit log.

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

/** Does what happens a second after a write. */
async function publish(): Promise<void> {
  await sealAudit()
  await fanOut()
  await deliverDueWebhooks()
}

const bodies = () => receiver.received.map(({ body }) => JSON.parse(body))

test("a change of a record arrives once, as the audit log has it, and only where it was asked for", async () => {
  const { who, secret } = await setUp(["task.*"])
  const others = await addWebhook(who, receiver.url, ["invoice.*", "task.deleted"])
  const { body } = await who.post("/apps/todo/add-tasks", { task: { title: "Call the printer" } })
  await publish()
  await publish()
  expect(receiver.received).toHaveLength(1)
  const [event] = bodies()
  expect(event).toMatchObject({
    type: "task.created",
    data: {
      recordType: "task",
      recordId: String(body.task.id),
      action: "created",
      actor: { id: who.user.id },
      changes: { after: { title: "Call the printer" } },
    },
  })
  expect(Math.abs(Date.parse(event.timestamp) - Date.now())).toBeLessThan(60_000)
  expect(verify(secret, receiver.received[0] as Receiver["received"][number])).toEqual(event)
  expect(await deliveriesOf(who, others.id)).toEqual([])
})

test("events of other workspaces, from before the webhook was made and from while it was paused don't arrive", async () => {
  const who = await stranger()
  const add = (title: string, by = who) => by.post("/apps/todo/add-tasks", { task: { title } })
  await add("Before")
  const { id } = await addWebhook(who, receiver.url, ["task.*"])
  await add("Elsewhere", await stranger())
  await who.patch("/api/v1/webhooks/{id}", { state: "paused" }, { id })
  await add("Meanwhile")
  await publish()
  await who.patch("/api/v1/webhooks/{id}", { state: "active" }, { id })
  await add("After")
  await publish()
  expect(bodies().map(({ data }) => data.changes.after.title)).toEqual(["After"])
})

test("several workers at once make and send each delivery once", async () => {
  const { who, id } = await setUp(["task.created"])
  const titles = Array.from({ length: 12 }, (_, i) => `Task ${i}`)
  for (const title of titles) await who.post("/apps/todo/add-tasks", { task: { title } })
  await sealAudit()
  await Promise.all([fanOut(), fanOut(), fanOut()])
  await Promise.all([deliverDueWebhooks(), deliverDueWebhooks(), deliverDueWebhooks()])
  await deliverDueWebhooks()
  expect(
    bodies()
      .map(({ data }) => data.changes.after.title)
      .sort(),
  ).toEqual(titles.sort())
  expect((await deliveriesOf(who, id)).every(({ state }: { state: string }) => state === "delivered")).toBe(true)
})

test("a webhook's own changes are events without its secret", async () => {
  const { who, id, secret } = await setUp(["webhook.*"])
  await who.patch("/api/v1/webhooks/{id}", { description: "Accounting" }, { id })
  await publish()
  expect(bodies().at(-1)).toMatchObject({
    type: "webhook.updated",
    data: { changes: { after: { description: "Accounting" } } },
  })
  const [row] = await query<{ sealed: string }>(`select secret as sealed from webhooks where id = '${id}'`)
  const all = receiver.received.map(({ body }) => body).join()
  expect([all.includes(secret), all.includes(String(row?.sealed))]).toEqual([false, false])
  expect(row?.sealed).not.toContain(secret.slice(6))
})
