import { type Caller, client } from "../support/api"
import { open, say } from "../support/chat"
import { colleague } from "../support/mail"

let admin: Caller
type Friend = Awaited<ReturnType<typeof colleague>>

beforeAll(async () => {
  admin = await client("admin")
})

/** The chat notifications in the bell. */
async function chatNotifications(who: Caller) {
  const { body } = await who.get("/notifications/data")
  return body.notifications
    .filter(({ kind }: { kind: string }) => kind === "chat")
    .map(({ data, link, isRead }: { data: { title: string; count: number }; link: string; isRead: boolean }) => [
      data.title,
      data.count ?? 1,
      link,
      isRead,
    ])
}
const link = "/apps/chat?contact=1"

test("each message notifies, merged into one notification per conversation, which reading clears", async () => {
  const friend = await colleague()
  await say(admin, friend.user.id, "First")
  expect(await chatNotifications(friend)).toEqual([["First", 1, link, false]])
  await say(admin, friend.user.id, "Second")
  await say(admin, friend.user.id, "Third")
  expect(await chatNotifications(friend)).toEqual([["Third", 3, link, false]])
  await open(friend, 1)
  expect(await chatNotifications(friend)).toEqual([["Third", 3, link, true]])
})

test("a message right after the contact read or wrote notifies too, counting from one, newest first", async () => {
  const friend = await colleague()
  const third = await colleague()
  await say(admin, friend.user.id, "First")
  await open(friend, 1)
  await say(friend, 1, "Hello")
  await say(third, friend.user.id, "From somebody else")
  await say(admin, friend.user.id, "Still there?")
  expect(await chatNotifications(friend)).toEqual([
    ["Still there?", 1, link, false],
    ["From somebody else", 1, `/apps/chat?contact=${third.user.id}`, false],
  ])
  expect((await friend.get("/notifications/data")).body.unread).toBe(2)
})

test("users who muted or blocked the sender, or turned notifications off, are not notified", async () => {
  const quiet: ((friend: Friend) => Promise<unknown>)[] = [
    (friend) => friend.post("/apps/chat/update-choices", { id: 1, isMuted: true }),
    (friend) =>
      friend.post("/apps/chat/users/update-profile-user", { profileUser: { settings: { isNotificationsOn: false } } }),
    (friend) => friend.post("/apps/chat/update-choices", { id: 1, isBlocked: true }),
  ]
  for (const becomesQuiet of quiet) {
    const friend = await colleague()
    await becomesQuiet(friend)
    await say(admin, friend.user.id, "Ring")
    expect(await chatNotifications(friend)).toEqual([])
  }
})

test("a long message is truncated between characters", async () => {
  const friend = await colleague()
  expect((await say(admin, friend.user.id, `x${"👍".repeat(200)}`)).status).toBe(201)
  expect((await chatNotifications(friend))[0][0]).toBe(`x${"👍".repeat(119)}`)
})

test("unseen messages are counted over all conversations, without muted, blocked and cleared ones", async () => {
  const [friend, second] = [await colleague(), await colleague()]
  const unseen = async () => (await friend.get("/apps/chat/count-unseen")).body
  expect(await unseen()).toEqual({ unseenMsgs: 0 })
  for (const text of ["One", "Two"]) await say(admin, friend.user.id, text)
  await say(second, friend.user.id, "Three")
  await say(friend, second.user.id, "My own")
  expect(await unseen()).toEqual({ unseenMsgs: 3 })
  const choose = (choices: object) => friend.post("/apps/chat/update-choices", { id: second.user.id, ...choices })
  for (const choice of ["isMuted", "isBlocked"]) {
    await choose({ [choice]: true })
    expect(await unseen()).toEqual({ unseenMsgs: 2 })
    await choose({ [choice]: false })
  }
  await open(friend, 1)
  expect(await unseen()).toEqual({ unseenMsgs: 1 })
  await friend.post("/apps/chat/clear-chat", { id: second.user.id })
  expect(await unseen()).toEqual({ unseenMsgs: 0 })
})
