import { type Caller, client, forget, nobody, stranger } from "../support/api"
import { all, type Contact, open, say, talkWith } from "../support/chat"
import { contents, query } from "../support/facts"
import { colleague, letClientWrite } from "../support/mail"

let admin: Caller
let visitor: Caller

beforeAll(async () => {
  admin = await client("admin")
  visitor = await letClientWrite()
})

test("every user who can sign in is a contact, with or without a profile", async () => {
  const friend = await colleague("author")
  const contact = (await all(admin)).contacts.find(({ id }: Contact) => id === friend.user.id)
  expect(contact).toMatchObject({ fullName: friend.user.fullName, role: "author", about: "", status: "offline" })
  expect((await all(friend)).profileUser).toMatchObject({ id: friend.user.id, status: "online" })
})

test("a conversation can be marked as unseen and seen again", async () => {
  await say(visitor, 1, "Look at this")
  await open(admin, 2)
  const mark = (isSeen: boolean) => admin.post("/apps/chat/update-seen", { id: 2, isSeen })
  expect((await mark(false)).body).toEqual({ id: 2, unseenMsgs: 1 })
  expect((await talkWith(admin, 2)).chat.unseenMsgs).toBe(1)
  expect((await mark(true)).body).toEqual({ id: 2, unseenMsgs: 0 })
  expect((await admin.post("/apps/chat/update-seen", { id: 99_999, isSeen: true })).status).toBe(404)
  expect((await admin.post("/apps/chat/update-seen", { id: 2, isSeen: "x" })).status).toBe(422)
})

test("a user can see how far the other has read", async () => {
  const { newMessageData } = (await say(admin, 2, "Read this")).body.response
  const seen = async () => (await admin.get("/apps/chat/get-seen", { id: 2 })).body
  expect((await seen()).seenUntil).not.toBe(newMessageData.time)
  await open(visitor, 1)
  expect(await seen()).toEqual({ id: 2, seenUntil: newMessageData.time })
})

test("the newest messages can be requested alone", async () => {
  const whole = (await open(admin, 2)).chat.chat
  const { body } = await admin.get("/apps/chat/get-chat", { id: 2, last: 2 })
  expect(body.chat.chat).toEqual(whole.slice(-2))
})

test("changes of the profile are merged and visible to others", async () => {
  const profile = await admin.get("/apps/chat/users/profile-user")
  expect(Object.keys(profile.body)).toEqual(["id", "avatar", "fullName", "role", "about", "status", "settings"])
  const save = (profileUser: object) => admin.post("/apps/chat/users/update-profile-user", { profileUser })
  const { status, body } = await save({ about: "New", settings: { isNotificationsOn: false } })
  expect([status, body.profileUser]).toEqual([
    200,
    { ...profile.body, about: "New", settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: false } },
  ])
  expect((await save({ status: "busy" })).body.profileUser).toMatchObject({ about: "New", status: "busy" })
  expect((await open(visitor, 1)).contact).toMatchObject({ about: "New", status: "busy" })
  expect((await save({})).status).toBe(200)
  for (const [field, changes] of [
    ["about", { about: "x".repeat(121) }],
    ["status", { status: "asleep" }],
    ["settings.isNotificationsOn", { settings: { isNotificationsOn: "on" } }],
  ] as const) {
    const refused = await save(changes)
    expect([refused.status, Object.keys(refused.body.error)]).toEqual([422, [`profileUser.${field}`]])
  }
  const friend = await colleague()
  const first = await friend.post("/apps/chat/users/update-profile-user", { profileUser: { about: "First" } })
  expect(first.body.profileUser).toMatchObject({ about: "First", status: "online" })
})

test("signed out 401, client 403, nothing written", async () => {
  await query("update users set permissions = null where workspace_id = 1 and id = 2")
  forget()
  const before = await contents()
  for (const path of [
    "chats-and-contacts",
    "users/profile-user",
    "get-chat",
    "get-seen",
    "messages",
    "search-messages",
    "contact",
    "presence",
  ]) {
    expect((await nobody.get(`/apps/chat/${path}`, { id: 1 })).status).toBe(401)
    expect((await visitor.get(`/apps/chat/${path}`, { id: 1 })).status).toBe(403)
  }
  for (const path of [
    "send-msg",
    "update-seen",
    "users/update-profile-user",
    "update-choices",
    "clear-chat",
    "restore-chat",
    "typing",
  ]) {
    expect((await nobody.post(`/apps/chat/${path}`, {})).status).toBe(401)
    expect((await visitor.post(`/apps/chat/${path}`, {})).status).toBe(403)
  }
  expect(await contents()).toEqual(before)
})

test("a new workspace has the same ten contacts and six conversations, and nothing of another workspace", async () => {
  const other = await stranger()
  const { contacts, chatsContacts } = await all(other)
  expect([contacts.length, chatsContacts.length]).toEqual([10, 6])
  expect(contacts.map(({ fullName }: Contact) => fullName)).not.toContain("Ada Lindqvist")
  await query(
    "insert into users (workspace_id, id, full_name, username, email) values (1, 900, 'F', 'f', 'f@example.org')",
  )
  await query("insert into chat_profiles (workspace_id, user_id) values (1, 900)")
  expect((await admin.get("/apps/chat/get-chat", { id: 900 })).status).toBe(200)
  expect((await other.get("/apps/chat/get-chat", { id: 900 })).status).toBe(404)
  expect((await say(other, 900, "x")).status).toBe(404)
})
