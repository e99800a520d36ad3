import { type Caller, client } from "../support/api"
import { all, type Contact, type Line, open, say, talkWith } from "../support/chat"
import { contents, countStatements } from "../support/facts"
import { colleague, letClientWrite } from "../support/mail"
import { addPerson } from "../support/people"

let admin: Caller
let visitor: Caller

beforeAll(async () => {
  admin = await client("admin")
  visitor = await letClientWrite()
})

test("there are ten contacts and six conversations, the latest first", async () => {
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
  expect(body.profileUser).toEqual({
    id: 1,
    avatar: "/portraits/ada-lindqvist.svg",
    fullName: "Ada Lindqvist",
    status: "online",
  })
})

test("a list costs at most three statements", async () => {
  expect((await countStatements(() => admin.get("/apps/chat/chats-and-contacts"))).length).toBeLessThanOrEqual(3)
})

test("opening a conversation sets only the caller's unseen count to 0", async () => {
  const { id, chat } = (await all(admin)).chatsContacts.find((contact: Contact) => contact.chat.unseenMsgs === 2)
  const { chat: opened, contact } = await open(admin, id)
  expect(opened).toMatchObject({ id, userId: id, unseenMsgs: 0 })
  expect(opened.chat.at(-1)).toEqual(chat.lastMessage)
  const times = opened.chat.map(({ time }: Line) => time)
  expect(times).toEqual([...times].sort())
  expect(contact).toMatchObject({ id, fullName: "Jonas Weidner" })
  expect((await talkWith(admin, id)).chat.unseenMsgs).toBe(0)
})

test("both sides see the same conversation under the other's id, with separate unseen counts", async () => {
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

test("only the first message creates the conversation and returns it", async () => {
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

test("twenty concurrent first messages are stored once, in the same order for both, in one conversation", async () => {
  const friend = await colleague()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? say(admin, friend.user.id, `m${i}`) : say(friend, 1, `m${i}`))),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(responses.filter(({ body }) => body.response.chat)).toHaveLength(1)
  const lines: Line[] = (await open(admin, friend.user.id)).chat.chat
  expect(lines.map(({ message }) => message).sort()).toEqual(responses.map((_, i) => `m${i}`).sort())
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

test("an unknown contact, the caller, and users without chat are 404", async () => {
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
