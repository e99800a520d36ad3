import sharp from "sharp"
import { type Caller, client, nobody, stranger } from "../support/api"
import { open, talkWith } from "../support/chat"
import { contents, query } from "../support/facts"
import { colleague, letClientWrite } from "../support/mail"

let admin: Caller
let visitor: Caller
let png: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  admin = await client("admin")
  visitor = await letClientWrite()
  const colours = { width: 3000, height: 1500, channels: 3 as const, background: "teal" }
  png = new Uint8Array(await sharp({ create: colours }).png().toBuffer())
})

const upload = (who: Caller, id: number, body: BodyInit = png, type = "image/png") =>
  who.send("/apps/chat/upload-picture", {
    method: "POST",
    body,
    headers: { "content-type": type },
    search: `?id=${id}`,
  })
const send = (who: Caller, id: number, more: object) =>
  who.post("/apps/chat/send-msg", { obj: { contact: { id }, ...more } })
const see = (who: Caller, id: string) => who.get("/apps/chat/pictures/{id}", {}, { id })

test("a picture is resized, sent, and visible only to the two in the conversation", async () => {
  const { status, body } = await upload(admin, 2)
  expect([status, body.picture.width, body.picture.height]).toEqual([201, 1600, 800])
  const { id } = body.picture
  const sent = await send(admin, 2, { pictureId: id })
  expect([sent.status, sent.body.response.newMessageData]).toMatchObject([201, { message: "", picture: body.picture }])
  expect((await open(visitor, 1)).chat.chat.at(-1).picture).toEqual(body.picture)
  expect((await talkWith(visitor, 1)).chat.lastMessage).toMatchObject({ message: "", picture: body.picture })

  for (const who of [admin, visitor]) {
    const response = await see(who, id)
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"])
  }
  expect((await see(await colleague("admin"), id)).status).toBe(404)
  expect((await see(await stranger(), id)).status).toBe(404)
  expect((await see(nobody, id)).status).toBe(401)
  expect((await admin.get("/api/files/{id}", {}, { id })).status).toBe(404)
})

test("only the sender's own upload for that contact can be sent", async () => {
  const { id } = (await upload(visitor, 1)).body.picture
  const before = await contents()
  for (const [who, to] of [
    [admin, 2],
    [visitor, 3],
  ] as const) {
    const refused = await send(who, to, { message: "x", pictureId: id })
    expect([refused.status, Object.keys(refused.body.error)]).toEqual([422, ["obj.pictureId"]])
  }
  expect((await send(admin, 2, { pictureId: crypto.randomUUID() })).status).toBe(422)
  expect(await contents()).toEqual(before)
})

test("other files, files that are too large, and uploads without a contact are rejected", async () => {
  const before = await contents()
  expect((await upload(admin, 2, "<svg/>", "image/svg+xml")).status).toBe(415)
  expect((await upload(admin, 2, "no picture")).status).toBe(422)
  expect((await upload(admin, 2, new Uint8Array(5_000_001))).status).toBe(413)
  expect((await upload(admin, 99_999)).status).toBe(404)
  expect((await upload(nobody, 2)).status).toBe(401)
  expect(await contents()).toEqual(before)
})

test("an upload that was never sent is deleted after a day", async () => {
  const { id: sent } = (await upload(admin, 2)).body.picture
  await send(admin, 2, { pictureId: sent })
  const { id: unsent } = (await upload(admin, 2)).body.picture
  await query("update chat_pictures set created_at = now() - interval '25 hours'")
  await upload(admin, 2)
  expect((await see(admin, sent)).status).toBe(200)
  expect((await see(admin, unsent)).status).toBe(404)
})

test("a user with conversations and pictures can be deleted and restored with both", async () => {
  const friend = await colleague()
  const { picture } = (await upload(friend, 1)).body
  await send(friend, 1, { pictureId: picture.id })
  await admin.post("/apps/chat/update-choices", { id: friend.user.id, isMuted: true })
  expect((await admin.delete("/apps/users/delete", { id: friend.user.id })).status).toBe(200)
  expect((await see(admin, picture.id)).status).toBe(404)
  expect((await admin.post("/apps/users/restore-users", { userIds: [friend.user.id] })).status).toBe(200)
})
