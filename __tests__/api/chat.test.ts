import { type Caller, client, forget, nobody, stranger } from "../support/api"
import { contents, countStatements, query } from "../support/facts"
import { colleague, letClientWrite } from "../support/mail"
import { addPerson } from "../support/people"

let admin: Caller
let visitor: Caller

interface Line {
  message: string
  time: string
  senderId: number
}
interface Contact {
  id: number
  fullName: string
  chat: { id: number; unseenMsgs: number; lastMessage: Line }
}
const all = async (who: Caller) => (await who.get("/apps/chat/chats-and-contacts")).body
const talkWith = async (who: Caller, id: number): Promise<Contact> =>
  (await all(who)).chatsContacts.find((contact: Contact) => contact.id === id)
const open = async (who: Caller, id: number) => (await who.get("/apps/chat/get-chat", { id })).body
const say = (who: Caller, id: unknown, message: unknown) =>
  who.post("/apps/chat/send-msg", { obj: { message, contact: { id } } })

beforeAll(async () => {
  admin = await client("admin")
  visitor = await letClientWrite()
})

test("ten contacts and six talks, the latest first", async () => {
  const { status, body } = await admin.get("/apps/chat/chats-and-contacts")
  expect(status).toBe(200)
  expect([body.contacts.length, body.chatsContacts.length]).toEqual([10, 6])
  for (const contact of body.contacts) {
    expect(Object.keys(contact)).toEqual(["id", "fullName", "role", "about", "avatar", "status"])
    expect(contact.about.length).toBeLessThanOrEqual(120)
  }
  const names = body.contacts.map(({ fullName }: Contact) => fullName)
  expect(names).not.toContain("Ada Lindqvist")
  for (const { chat, ...contact } of body.chatsContacts) {
    expect(body.contacts).toContainEqual(contact)
    expect(Object.keys(chat)).toEqual(["id", "unseenMsgs", "lastMessage"])
    expect(chat.id).toBe(contact.id)
  }
  const times = body.chatsContacts.map(({ chat }: Contact) => chat.lastMessage.time)
  expect(times).toEqual([...times].sort().reverse())
  expect(body.profileUser).toEqual({ id: 1, avatar: "", fullName: "Ada Lindqvist", status: "online" })
})

test("a list costs at most three statements", async () => {
  expect((await countStatements(() => admin.get("/apps/chat/chats-and-contacts"))).length).toBeLessThanOrEqual(3)
})

test("opening a talk sets the caller's unseen count to 0, and only theirs", async () => {
  const { id, chat } = (await all(admin)).chatsContacts.find((contact: Contact) => contact.chat.unseenMsgs === 2)
  const { chat: opened, contact } = await open(admin, id)
  expect(opened).toMatchObject({ id, userId: id, unseenMsgs: 0 })
  expect(opened.chat.at(-1)).toEqual(chat.lastMessage)
  const times = opened.chat.map(({ time }: Line) => time)
  expect(times).toEqual([...times].sort())
  expect(contact).toMatchObject({ id, fullName: "Jonas Weidner" })
  expect((await talkWith(admin, id)).chat.unseenMsgs).toBe(0)
})

test("both sides see the same talk, each under the other's id, with unseen counts of their own", async () => {
  await open(admin, 2)
  await open(visitor, 1)
  await say(admin, 2, " Are you there? ")
  expect((await talkWith(visitor, 1)).chat).toMatchObject({
    id: 1,
    unseenMsgs: 1,
    lastMessage: { message: "Are you there?", senderId: 1 },
  })
  expect((await talkWith(admin, 2)).chat).toMatchObject({ id: 2, unseenMsgs: 0 })
  const theirs = await open(visitor, 1)
  expect(theirs.chat.chat).toEqual((await open(admin, 2)).chat.chat)
  await say(visitor, 1, "Yes\nI am")
  expect((await talkWith(admin, 2)).chat).toMatchObject({
    unseenMsgs: 1,
    lastMessage: { message: "Yes\nI am", senderId: 2 },
  })
  expect((await talkWith(visitor, 1)).chat.unseenMsgs).toBe(0)
})

test("the first message begins the talk and answers it, the second does not", async () => {
  const { contacts, chatsContacts } = await all(admin)
  const known = chatsContacts.map(({ id }: Contact) => id)
  const { id } = contacts.find((contact: Contact) => !known.includes(contact.id))
  expect(Object.keys(await open(admin, id))).toEqual(["contact"])
  const first = await say(admin, String(id), "Hello")
  expect(first.status).toBe(201)
  const { newMessageData } = first.body.response
  expect(newMessageData).toMatchObject({ message: "Hello", senderId: 1 })
  expect(first.body).toEqual({
    response: { newMessageData, id, chat: { id, userId: id, unseenMsgs: 0, chat: [newMessageData] } },
  })
  const second = await say(admin, id, "Again")
  expect(Object.keys(second.body.response)).toEqual(["newMessageData", "id"])
  expect((await talkWith(admin, id)).chat.lastMessage.message).toBe("Again")
})

test("twenty first messages at once: all there once, in one order for both, and one of them began the talk", async () => {
  const friend = await colleague()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? say(admin, friend.user.id, `m${i}`) : say(friend, 1, `m${i}`))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(answers.filter(({ body }) => body.response.chat)).toHaveLength(1)
  const lines: Line[] = (await open(admin, friend.user.id)).chat.chat
  expect(lines.map(({ message }) => message).sort()).toEqual(answers.map((_, i) => `m${i}`).sort())
  expect((await open(friend, 1)).chat.chat).toEqual(lines)
  const times = lines.map(({ time }) => time)
  expect(times).toEqual([...times].sort())
})

test.each([
  ["", 422],
  ["   ", 422],
  ["x".repeat(5001), 422],
  [7, 422],
  [undefined, 422],
])("a message of %j: %i, nothing written", async (message, wanted) => {
  const before = await contents()
  const { status, body } = await say(admin, 2, message)
  expect([status, Object.keys(body.error)]).toEqual([wanted, ["obj.message"]])
  expect(await contents()).toEqual(before)
})

test("an unknown contact, oneself, or someone who has nothing to do with the chat: 404", async () => {
  const outsider = await addPerson()
  const before = await contents()
  for (const id of [99_999, 1, outsider.id]) {
    expect([id, (await say(admin, id, "x")).status]).toEqual([id, 404])
    expect((await admin.get("/apps/chat/get-chat", { id })).status).toBe(404)
  }
  for (const id of ["x", "", 0, -1]) {
    expect((await say(admin, id, "x")).status).toBe(422)
    expect((await admin.get("/apps/chat/get-chat", { id })).status).toBe(422)
  }
  expect(await contents()).toEqual(before)
})

test("whoever can sign in is a contact, with or without a profile", async () => {
  const friend = await colleague("author")
  const contact = (await all(admin)).contacts.find(({ id }: Contact) => id === friend.user.id)
  expect(contact).toMatchObject({ fullName: friend.user.fullName, role: "author", about: "", status: "offline" })
  expect((await all(friend)).profileUser).toMatchObject({ id: friend.user.id, status: "online" })
})

test("a talk is marked as unseen and seen again", async () => {
  await say(visitor, 1, "Look at this")
  await open(admin, 2)
  const mark = (isSeen: boolean) => admin.post("/apps/chat/update-seen", { id: 2, isSeen })
  expect((await mark(false)).body).toEqual({ id: 2, unseenMsgs: 1 })
  expect((await talkWith(admin, 2)).chat.unseenMsgs).toBe(1)
  expect((await mark(true)).body).toEqual({ id: 2, unseenMsgs: 0 })
  expect((await admin.post("/apps/chat/update-seen", { id: 99_999, isSeen: true })).status).toBe(404)
  expect((await admin.post("/apps/chat/update-seen", { id: 2, isSeen: "x" })).status).toBe(422)
})

test("one can tell how far the other has read", async () => {
  const { newMessageData } = (await say(admin, 2, "Read this")).body.response
  const seen = async () => (await admin.get("/apps/chat/get-seen", { id: 2 })).body
  expect((await seen()).seenUntil).not.toBe(newMessageData.time)
  await open(visitor, 1)
  expect(await seen()).toEqual({ id: 2, seenUntil: newMessageData.time })
})

test("only the newest messages, where asked", async () => {
  const whole = (await open(admin, 2)).chat.chat
  const { body } = await admin.get("/apps/chat/get-chat", { id: 2, last: 2 })
  expect(body.chat.chat).toEqual(whole.slice(-2))
})

test("the profile is merged, and others see it", async () => {
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

test("nobody 401, client 403, nothing written", async () => {
  await query("update users set permissions = null where workspace_id = 1 and id = 2")
  forget()
  const before = await contents()
  for (const path of ["chats-and-contacts", "users/profile-user", "get-chat", "get-seen"]) {
    expect((await nobody.get(`/apps/chat/${path}`, { id: 1 })).status).toBe(401)
    expect((await visitor.get(`/apps/chat/${path}`, { id: 1 })).status).toBe(403)
  }
  for (const path of ["send-msg", "update-seen", "users/update-profile-user"]) {
    expect((await nobody.post(`/apps/chat/${path}`, {})).status).toBe(401)
    expect((await visitor.post(`/apps/chat/${path}`, {})).status).toBe(403)
  }
  expect(await contents()).toEqual(before)
})

test("a new workspace has the same ten contacts and six talks, and nothing of another", async () => {
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
