import { type Caller, client } from "../support/api"
import { all, type Contact, open, say, talkWith } from "../support/chat"
import { contents } from "../support/facts"
import { colleague, letClientWrite } from "../support/mail"

let admin: Caller
let visitor: Caller

beforeAll(async () => {
  admin = await client("admin")
  visitor = await letClientWrite()
})

const page = async (who: Caller, query: object) => (await who.get("/apps/chat/messages", { ...query })).body
const texts = (response: { messages: { message: string }[] }) => response.messages.map(({ message }) => message)
const send = (who: Caller, id: number, more: object) =>
  who.post("/apps/chat/send-msg", { obj: { contact: { id }, ...more } })

test("a conversation is paged from the newest message back, without gaps or duplicates", async () => {
  const friend = await colleague()
  for (let i = 1; i <= 7; i++) await say(i % 2 ? admin : friend, i % 2 ? friend.user.id : 1, `m${i}`)
  const id = friend.user.id
  const newest = await page(admin, { id, limit: 3 })
  expect([texts(newest), newest.hasOlder, newest.contact.id]).toEqual([["m5", "m6", "m7"], true, id])
  const middle = await page(admin, { id, limit: 3, before: newest.messages[0].id })
  expect([texts(middle), middle.hasOlder]).toEqual([["m2", "m3", "m4"], true])
  const oldest = await page(admin, { id, limit: 3, before: middle.messages[0].id })
  expect([texts(oldest), oldest.hasOlder]).toEqual([["m1"], false])
  expect(Object.keys(newest.messages[0])).toEqual(["message", "time", "senderId", "id"])
  for (const query of [{ id, limit: 0 }, { id, limit: 1001 }, { id, before: "x" }, { id: 0 }])
    expect((await admin.get("/apps/chat/messages", query)).status).toBe(422)
  expect((await admin.get("/apps/chat/messages", { id: 99_999 })).status).toBe(404)
})

test("a page marks nothing as seen and says how far the contact has read", async () => {
  await open(visitor, 1)
  const sent = (await say(admin, 2, "How far?")).body.response
  expect(Object.keys(sent.newMessageData)).toEqual(["message", "time", "senderId"])
  const theirs = await page(visitor, { id: 1 })
  expect([theirs.unseenMsgs, texts(theirs).at(-1)]).toEqual([1, "How far?"])
  expect((await page(visitor, { id: 1 })).unseenMsgs).toBe(1)
  const before = await page(admin, { id: 2 })
  expect(before.seenUntil).toBeLessThan(before.messages.at(-1).id)
  await visitor.post("/apps/chat/update-seen", { id: 1, isSeen: true })
  const after = await page(admin, { id: 2 })
  expect(after.seenUntil).toBe(after.messages.at(-1).id)
})

test("a message sent again under the same key exists once and gets the same response", async () => {
  const clientId = crypto.randomUUID()
  const first = await send(admin, 2, { message: "Only once", clientId })
  expect(first.body.response.newMessageData).toMatchObject({ message: "Only once", senderId: 1, clientId })
  const again = await send(admin, 2, { message: "Only once", clientId })
  expect([again.status, again.body]).toEqual([201, first.body])
  const name = crypto.randomUUID()
  const both = await Promise.all([1, 2, 3, 4].map(() => send(admin, 2, { message: "x", clientId: name })))
  expect(new Set(both.map(({ body }) => JSON.stringify(body.response.newMessageData))).size).toBe(1)
  const named = (await page(admin, { id: 2 })).messages.filter((line: { clientId?: string }) => line.clientId)
  expect(named.map(({ message }: { message: string }) => message)).toEqual(["Only once", "x"])
  // Another user may use the same key; the sender may not use it for another conversation.
  expect((await send(visitor, 1, { message: "Mine", clientId })).status).toBe(201)
  expect((await send(admin, 3, { message: "Elsewhere", clientId })).status).toBe(409)
  expect((await send(admin, 2, { message: "x", clientId: "no uuid" })).status).toBe(422)
})

test("search finds literal texts in the conversation, newest first", async () => {
  const friend = await colleague()
  const id = friend.user.id
  for (const text of ["100% sure", "100 of them", "a_b", "aXb", "Über alles", "back\\slash"]) await say(admin, id, text)
  await say(admin, 2, "100% elsewhere")
  const find = async (q: string) => {
    const { matches } = (await admin.get("/apps/chat/search-messages", { id, q })).body
    return matches.map(({ message }: { message: string }) => message)
  }
  expect(await find("100")).toEqual(["100 of them", "100% sure"])
  expect(await find("100%")).toEqual(["100% sure"])
  expect(await find("a_b")).toEqual(["a_b"])
  expect(await find("über")).toEqual(["Über alles"])
  expect(await find("\\")).toEqual(["back\\slash"])
  expect(await find("  ")).toEqual([])
})

test("clearing empties the conversation for the caller alone and can be undone", async () => {
  const friend = await colleague()
  const id = friend.user.id
  await say(admin, id, "first")
  await say(friend, 1, "second")
  const { status, body } = await admin.post("/apps/chat/clear-chat", { id })
  expect([status, body.before]).toEqual([200, 0])
  expect(await page(admin, { id })).toMatchObject({ messages: [], hasOlder: false, unseenMsgs: 0 })
  expect(Object.keys(await open(admin, id))).toEqual(["contact"])
  expect(await talkWith(admin, id)).toBeUndefined()
  expect((await admin.get("/apps/chat/search-messages", { id, q: "first" })).body.matches).toEqual([])
  expect(texts(await page(friend, { id: 1 }))).toEqual(["first", "second"])

  await say(friend, 1, "third")
  expect(texts(await page(admin, { id }))).toEqual(["third"])
  expect((await talkWith(admin, id)).chat).toMatchObject({ unseenMsgs: 1, lastMessage: { message: "third" } })
  const restored = await admin.post("/apps/chat/restore-chat", { id, clearedUntil: body.before })
  expect(restored.body).toEqual({ id, clearedUntil: 0, before: body.clearedUntil })
  expect(texts(await page(admin, { id }))).toEqual(["first", "second", "third"])
  // Restoring never clears.
  await admin.post("/apps/chat/restore-chat", { id, clearedUntil: 2_000_000 })
  expect(texts(await page(admin, { id }))).toHaveLength(3)
})

test("mute and block belong to the caller, and a contact shows them only when set", async () => {
  const friend = await colleague()
  const id = friend.user.id
  const choose = (changes: object) => admin.post("/apps/chat/update-choices", { id, ...changes })
  expect((await choose({ isMuted: true })).body).toEqual({ id, isMuted: true, isBlocked: false })
  const mine = (await all(admin)).contacts.find((contact: Contact) => contact.id === id)
  expect(mine).toMatchObject({ isMuted: true })
  expect(Object.keys(mine)).not.toContain("isBlocked")
  const theirs = (await all(friend)).contacts.find((contact: Contact) => contact.id === 1)
  expect(Object.keys(theirs)).not.toContain("isMuted")
  expect((await choose({})).body).toEqual({ id, isMuted: true, isBlocked: false })
  expect((await choose({ isMuted: "yes" })).status).toBe(422)
})

test("messages from and to a blocked user are rejected with a reason", async () => {
  const friend = await colleague()
  const id = friend.user.id
  const clientId = crypto.randomUUID()
  await send(friend, 1, { message: "before", clientId })
  await admin.post("/apps/chat/update-choices", { id, isBlocked: true })
  const before = await contents()
  const theirs = await say(friend, 1, "Hello?")
  expect([theirs.status, theirs.body]).toEqual([
    403,
    { error: "This person doesn’t accept messages from you.", code: "forbidden" },
  ])
  expect((await say(admin, id, "Hello")).body.error).toMatch(/You have blocked/)
  expect((await friend.post("/apps/chat/typing", { id: 1 })).status).toBe(403)
  // A message that has arrived before is answered, not sent again.
  expect((await send(friend, 1, { message: "before", clientId })).status).toBe(201)
  expect(await contents()).toEqual(before)
  await admin.post("/apps/chat/update-choices", { id, isBlocked: false })
  expect((await say(friend, 1, "Thanks")).status).toBe(201)
  expect((await friend.post("/apps/chat/typing", { id: 1 })).body).toEqual({ id: 1 })
})

test("a contact has details and presence", async () => {
  const friend = await colleague()
  const { body } = await admin.get("/apps/chat/contact", { id: friend.user.id })
  expect(Object.keys(body.info)).toEqual(["username", "email", "phone", "company", "country"])
  expect([body.contact.fullName, body.info.email]).toEqual([friend.user.fullName, friend.user.email])
  expect((await admin.get("/apps/chat/contact", { id: 1 })).status).toBe(404)
  expect((await admin.get("/apps/chat/presence")).body).toEqual({ onlineIds: [] })
})
