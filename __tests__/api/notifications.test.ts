import { tx } from "@/lib/core/db/tx"
import { type NewNotification, notify } from "@/lib/features/notifications/service/notify"
import { type Caller, nobody } from "../support/api"
import { colleague } from "../support/people"

let someone: Awaited<ReturnType<typeof colleague>>
let other: Awaited<ReturnType<typeof colleague>>

const send = (notice: Partial<NewNotification> = {}) =>
  tx({ workspaceId: 1, userId: 1 }, (scope) =>
    notify(scope, {
      to: [someone.user.id],
      kind: "task",
      data: { title: "Count the till" },
      link: "/apps/todo",
      ...notice,
    }),
  )
const all = async (who: Caller, query = {}) => (await who.get("/notifications/data", query)).body

beforeAll(async () => {
  someone = await colleague("editor")
  other = await colleague("editor")
})

test("signed out: 401", async () => {
  expect((await nobody.get("/notifications/data")).status).toBe(401)
  expect((await nobody.post("/notifications/read", { all: true })).status).toBe(401)
  expect((await nobody.get("/notifications/settings")).status).toBe(401)
  expect((await nobody.post("/notifications/update-settings", { settings: {} })).status).toBe(401)
})

test("a notification reaches only its recipients, newest first", async () => {
  await send()
  await send({ kind: "mail", data: { who: "Ada", title: "Hello" }, link: "/apps/email?mail=1" })
  const { notifications, unread, hasMore } = await all(someone)
  expect(notifications.map(({ kind }: { kind: string }) => kind)).toEqual(["mail", "task"])
  expect(notifications[0]).toMatchObject({
    data: { who: "Ada", title: "Hello" },
    link: "/apps/email?mail=1",
    isRead: false,
  })
  expect([unread, hasMore]).toEqual([2, false])
  expect(await all(other)).toEqual({ notifications: [], unread: 0, hasMore: false })
})

test("a notification with a key is sent once; deleted users are left out", async () => {
  const before = (await all(someone)).unread
  await send({ key: "reminder:1" })
  await send({ key: "reminder:1", to: [someone.user.id, 999_999] })
  expect((await all(someone)).unread).toBe(before + 1)
})

test("the list continues from an id", async () => {
  const { notifications } = await all(someone)
  const page = await all(someone, { perPage: 1, before: notifications[0].id })
  expect([page.notifications, page.hasMore]).toEqual([[notifications[1]], true])
  expect((await someone.get("/notifications/data", { perPage: 0 })).status).toBe(422)
})

test("some are marked as read, then all, and other users' are not affected", async () => {
  await send({ to: [other.user.id] })
  const { notifications, unread } = await all(someone)
  const theirs = (await all(other)).notifications[0].id
  const { body } = await someone.post("/notifications/read", { ids: [notifications[0].id, theirs] })
  expect(body).toEqual({ unread: unread - 1 })
  expect((await all(other)).unread).toBe(1)
  expect((await someone.post("/notifications/read", { all: true })).body).toEqual({ unread: 0 })
  expect((await someone.post("/notifications/read", {})).status).toBe(422)
})

test("a kind that is turned off doesn't notify", async () => {
  expect((await someone.get("/notifications/settings")).body.settings).toMatchObject({ mail: true, task: true })
  const { body } = await someone.post("/notifications/update-settings", { settings: { task: false } })
  expect(body.settings).toMatchObject({ mail: true, task: false })
  const { unread } = await all(someone)
  await send()
  expect((await all(someone)).unread).toBe(unread)
  await someone.post("/notifications/update-settings", { settings: { task: true } })
  await send()
  expect((await all(someone)).unread).toBe(unread + 1)
  expect((await someone.post("/notifications/update-settings", { settings: { task: "no" } })).status).toBe(422)
})
