import { sql } from "drizzle-orm"
import { purgeExpired } from "@/lib/core/db/purge"
import { sqlState } from "@/lib/core/db/sqlstate"
import { tx } from "@/lib/core/db/tx"
import { sendMail } from "@/lib/core/mail"
import { MailError, type OutboxMail } from "@/lib/core/outbox/message"
import { queueMail } from "@/lib/core/outbox/queue"
import { query } from "../support/facts"
import { captureLog } from "../support/outbox"
import { testStore } from "../support/store"

const me = { workspaceId: 1, userId: 1 }
const mail: OutboxMail = { kind: "email", recordId: 1, to: "a@out.example", subject: "Offer", text: "Hello" }
const queue = (more: Partial<OutboxMail> = {}) => tx(me, (scope) => queueMail(scope, { ...mail, ...more }))

beforeAll(() => testStore())

test.each<[string, Partial<OutboxMail>]>([
  ["a subject", { subject: "Offer\r\nBcc: all@out.example" }],
  ["a subject with a bare line feed", { subject: "Offer\nBcc: all@out.example" }],
  ["a name", { to: { name: "Ada\r\nBcc: all@out.example", address: "a@out.example" } }],
  ["a name of a copy", { cc: [{ name: "Ada\u2028", address: "a@out.example" }] }],
  ["an address", { to: "a@out.example\r\nRCPT TO:<all@out.example>" }],
  ["two addresses in one", { to: "a@out.example, all@out.example" }],
  ["a quoted address", { to: '"all@out.example x"@inside.example' }],
  ["a recipient", { recipients: ["a@out.example>\r\nDATA"] }],
  ["where an answer goes", { replyTo: { name: "", address: "a@out.example\nX: y" } }],
  ["the id", { messageId: "<1@x>\r\nBcc: all@out.example" }],
  ["a file's name", { attachments: [{ filename: "a\r\nX: y", contentType: "a/b", content: new Uint8Array() }] }],
  ["a file's type", { attachments: [{ filename: "a", contentType: "a/b\r\nX: y", content: new Uint8Array() }] }],
])("headers can't be injected through %s", async (_where, more) => {
  await expect(queue(more)).rejects.toThrow(MailError)
})

test("an e-mail without recipients or with too much in it is rejected", async () => {
  await expect(queue({ recipients: [] })).rejects.toThrow(MailError)
  const content = new Uint8Array(25_000_001)
  await expect(queue({ attachments: [{ filename: "a", contentType: "a/b", content }] })).rejects.toThrow(MailError)
})

test("without a mail server the committed e-mail is logged, and its row says that it was not sent", async () => {
  const log = captureLog()
  const logged = () => log.filter(({ outbox }) => outbox)
  await expect(
    tx(me, async (scope) => {
      await queueMail(scope, mail)
      throw new Error("changed my mind")
    }),
  ).rejects.toThrow()
  expect(logged()).toEqual([])
  await queue({ recordId: 2 })
  expect(logged()).toMatchObject([{ outbox: { to: "a@out.example", subject: "Offer", text: "Hello" } }])
  await sendMail({ to: "b@out.example", subject: "Reset", text: "token=secret" })
  expect(logged()).toHaveLength(2)
  const rows = await query(`select workspace_id, record_id, state, text from mail_outbox order by created_at`)
  expect(rows).toEqual([
    { workspace_id: 1, record_id: 2, state: "logged", text: "" },
    { workspace_id: null, record_id: null, state: "logged", text: "" },
  ])
})

test("members see the state of their workspace's e-mails, but no texts and no other workspaces", async () => {
  await query("insert into workspaces (id, name) values (900, 'Another')")
  await query(`insert into mail_outbox (workspace_id, kind, is_secret, "to", cc, recipients, subject, text, message_id)
    values (900, 'account', true, '[]', '[]', '{}', 's', 'secret', 'other'), (1, 'account', true, '[]', '[]', '{}', 's', 'secret', 'own')`)
  const run = (text: string) => tx(me, async ({ db }) => db.execute(sql.raw(text))).then((rows) => rows, sqlState)
  const rows = await tx(me, ({ db }) => db.execute(sql.raw("select workspace_id, state from mail_outbox")))
  expect(rows.length).toBeGreaterThan(1)
  expect(new Set(rows.map(({ workspace_id }) => workspace_id))).toEqual(new Set([1]))
  for (const text of [
    "select text from mail_outbox",
    "select * from mail_outbox",
    "select content from mail_outbox_files",
    "update mail_outbox set state = 'sent'",
    "delete from mail_outbox",
    `insert into mail_outbox (workspace_id, kind, is_secret, "to", cc, recipients, subject, text, message_id)
      values (900, 'email', false, '[]', '[]', '{}', 's', 't', 'foreign')`,
  ]) {
    expect([text, await run(text)]).toEqual([text, "42501"])
  }
  await query("delete from mail_outbox where message_id in ('own', 'other')")
})

test("finished e-mails are deleted after a while, waiting ones are not", async () => {
  await queue({ recordId: 3 })
  await queue({ recordId: 4 })
  await queue({ recordId: 5 })
  await query("update mail_outbox set created_at = now() - interval '31 days' where record_id in (3, 4)")
  await query("update mail_outbox set state = 'queued' where record_id = 4")
  await purgeExpired()
  const left = await query<{ record_id: number }>(
    "select record_id from mail_outbox where record_id in (3, 4, 5) order by 1",
  )
  expect(left.map(({ record_id }) => record_id)).toEqual([4, 5])
  await query("delete from mail_outbox")
})
