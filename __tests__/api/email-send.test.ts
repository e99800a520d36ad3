import { type Caller, client } from "../support/api"
import { contents, query } from "../support/facts"
import { colleague, folderOf, letClientWrite } from "../support/mail"
import { captureLog } from "../support/outbox"

let admin: Caller
let visitor: Caller
let log: Record<string, unknown>[]
const send = (who: Caller, email: object) => who.post("/apps/email/send-email", { email })
const newest = async (who: Caller, folder = "inbox") => (await folderOf(who, folder))[0]

beforeAll(async () => {
  log = captureLog()
  admin = await client("admin")
  visitor = await letClientWrite()
})

test("an e-mail is delivered to its recipient's mailbox, with a copy in the sender's Sent", async () => {
  const { status, body } = await send(admin, {
    to: [{ email: "CLIENT@demo.com" }],
    subject: "Hello",
    message: "<p>Good <b>day</b><script>alert(1)</script></p>",
  })
  expect(status).toBe(201)
  expect(body.email).toMatchObject({
    from: { email: "admin@demo.com", name: "Ada Lindqvist" },
    to: [{ email: "CLIENT@demo.com", name: "Tomás Ferreira" }],
    subject: "Hello",
    message: "<p>Good <b>day</b></p>",
    folder: "sent",
    isRead: true,
    replies: [],
  })
  expect(await newest(admin, "sent")).toEqual(body.email)
  const { id, ...received } = body.email
  const mail = await newest(visitor)
  expect(mail).toEqual({ ...received, id: mail?.id, folder: "inbox", isRead: false })
  expect(mail?.id).toBeGreaterThan(id)
})

test("no recipient gets it twice, and nobody sees the Bcc recipients", async () => {
  const inboxes = async () => [(await folderOf(admin)).length, (await folderOf(visitor)).length]
  const [mine = 0, theirs = 0] = await inboxes()
  const { body } = await send(admin, {
    to: ["client@demo.com", "client@demo.com"],
    cc: [{ email: "client@demo.com", name: "T." }],
    bcc: ["admin@demo.com", "ingrid@lindqvist.example"],
    subject: "To all",
  })
  expect(body.email.bcc.map(({ name }: { name: string }) => name)).toEqual(["Ada Lindqvist", "Ingrid Lindqvist"])
  expect(await inboxes()).toEqual([mine + 1, theirs + 1])
  expect((await newest(visitor))?.bcc).toEqual([])
  expect((await newest(admin))?.bcc).toEqual([])
  const copies = await query("select 1 from mails where workspace_id = 1 and subject = 'To all' and user_id = 3")
  expect(copies).toHaveLength(1)
})

test("a reply stays in its thread, on both sides", async () => {
  await send(admin, { to: ["client@demo.com"], subject: "Price", message: "<p>How much?</p>" })
  const question = await newest(visitor)
  const begun = await visitor.get("/apps/email/compose-email", { id: question?.id, as: "reply" })
  expect([begun.status, begun.body.email]).toEqual([
    200,
    {
      to: [{ email: "admin@demo.com", name: "Ada Lindqvist" }],
      cc: [],
      subject: "Re: Price",
      message: "<p></p><blockquote><p>How much?</p></blockquote>",
      attachments: [],
      inReplyTo: question?.id,
    },
  ])
  const { body } = await send(visitor, { ...begun.body.email, message: `<p>Ten.</p>${begun.body.email.message}` })
  expect(body.email.replies.map(({ id }: { id: number }) => id)).toEqual([question?.id])
  const response = await newest(admin)
  expect(response?.replies.map(({ subject, folder }) => [subject, folder])).toEqual([["Price", "sent"]])
  const again = (await admin.get("/apps/email/compose-email", { id: response?.id, as: "reply" })).body.email
  expect(again.subject).toBe("Re: Price")
  expect((await send(admin, { to: ["client@demo.com"], inReplyTo: 99_999 })).status).toBe(404)
  expect((await send(admin, { to: ["client@demo.com"], inReplyTo: question?.id })).status).toBe(404)
})

test("reply to all and forward address the right recipients", async () => {
  await send(admin, {
    to: ["client@demo.com", "maja@lindqvist.example"],
    cc: ["elif@lindqvist.example"],
    subject: "Round",
  })
  const mail = await newest(visitor)
  const begin = async (who: Caller, id: number | undefined, as: string) =>
    (await who.get("/apps/email/compose-email", { id, as })).body.email
  const emails = (list: { email: string }[]) => list.map(({ email }) => email)
  const all = await begin(visitor, mail?.id, "reply-all")
  expect([emails(all.to), emails(all.cc)]).toEqual([
    ["admin@demo.com", "maja@lindqvist.example"],
    ["elif@lindqvist.example"],
  ])
  const own = await begin(admin, (await newest(admin, "sent"))?.id, "reply-all")
  expect(emails(own.to)).toEqual(["client@demo.com", "maja@lindqvist.example"])
  const withFiles = (await folderOf(admin)).find(({ attachments }) => attachments.length > 0)
  const forward = await begin(admin, withFiles?.id, "forward")
  expect(forward).toMatchObject({ to: [], inReplyTo: null, attachments: withFiles?.attachments })
  expect(forward.subject).toMatch(/^Fwd: /)
  expect((await admin.get("/apps/email/compose-email", { id: 99_999, as: "reply" })).status).toBe(404)
  expect((await admin.get("/apps/email/compose-email", { id: withFiles?.id, as: "shout" })).status).toBe(422)
})

test("external addresses go to the mail server, or without one to the log, without attachments", async () => {
  await send(admin, {
    to: [{ email: "someone@outside.example", name: 'A "B" C' }, "client@demo.com"],
    subject: "Out",
    message: "<p>Dear you,</p><p>1 &lt; 2</p>",
  })
  expect(
    log
      .map(({ outbox }) => outbox)
      .filter(Boolean)
      .at(-1),
  ).toMatchObject({
    to: ["someone@outside.example"],
    subject: "Out",
    text: "Dear you,\n1 < 2",
    replyTo: '"Ada Lindqvist" <admin@demo.com>',
  })
  expect((await newest(visitor))?.subject).toBe("Out")
})

test.each([
  ["email.to", { to: [] }],
  ["email.to", {}],
  ["email.to.0.email", { to: ["nobody"] }],
  ["email.to.0.email", { to: [{ name: "x" }] }],
  ["email.subject", { to: ["a@b.example"], subject: "two\nlines" }],
  ["email.subject", { to: ["a@b.example"], subject: "x".repeat(301) }],
  ["email.message", { to: ["a@b.example"], message: "x".repeat(500_001) }],
  ["email.cc", { to: ["a@b.example"], cc: Array(101).fill("a@b.example") }],
  ["email.attachments.0.url", { to: ["a@b.example"], attachments: [{ url: "/api/users/user?id=1" }] }],
])("%s is a 422, and nothing is sent", async (field, email) => {
  const before = await contents()
  const { status, body } = await send(admin, email)
  expect([status, Object.keys(body.error)[0]]).toEqual([422, field])
  expect(await contents()).toEqual(before)
})

test("a body without the e-mail is rejected", async () => {
  const { status, body } = await admin.post("/apps/email/send-email", {})
  expect([status, Object.keys(body.error)]).toEqual([422, ["email"]])
})

test("twenty concurrent e-mails get consecutive ids and all copies are delivered", async () => {
  const friend = await colleague()
  const last = async () =>
    (await query<{ last: number }>("select last from counters where workspace_id = 1 and kind = 'email'"))[0]
      ?.last as number
  const before = await last()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => send(admin, { to: [friend.user.email], subject: `At once ${i}` })),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const sent = responses.map(({ body }) => body.email.id)
  const inbox = await folderOf(friend)
  const received = inbox.map(({ id }) => id)
  expect([...sent, ...received].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => before + 1 + i))
  expect(inbox.map(({ subject }) => subject).sort()).toEqual(responses.map((_, i) => `At once ${i}`).sort())
})
