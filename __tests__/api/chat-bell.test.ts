import { type Caller, client } from "../support/api"
import { open, say } from "../support/chat"
import { query } from "../support/facts"
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
    .map(({ data, link, isRead }: { data: { title: string }; link: string; isRead: boolean }) => [
      data.title,
      link,
      isRead,
    ])
}
/** Lets enough time pass that nobody counts as reading a conversation any more. */
const later = () =>
  query("update chat_messages set time = time - interval '1 hour', seen_at = seen_at - interval '1 hour'")

test("only the first of several unread messages notifies, and reading it clears the notification", async () => {
  const friend = await colleague()
  await say(admin, friend.user.id, "First")
  await say(admin, friend.user.id, "Second")
  expect(await chatNotifications(friend)).toEqual([["First", "/apps/chat?contact=1", false]])
  await open(friend, 1)
  expect(await chatNotifications(friend)).toEqual([["First", "/apps/chat?contact=1", true]])
})

test("a contact with the conversation open is not notified; one who has closed it is", async () => {
  const friend = await colleague()
  await say(friend, 1, "Hello")
  await say(admin, friend.user.id, "Hello to you")
  expect(await chatNotifications(friend)).toEqual([])
  await open(friend, 1)
  await later()
  await say(admin, friend.user.id, "Still there?")
  expect((await chatNotifications(friend)).map(([title]: [string]) => title)).toEqual(["Still there?"])
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
