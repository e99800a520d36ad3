import { takeTurns } from "@/lib/core/db/turns"
import { storeFile } from "@/lib/core/files/pictures"
import { requireMayMail } from "@/lib/core/limits/mail"
import { queueMail } from "@/lib/core/outbox/queue"
import { maxWebhooks } from "@/lib/features/webhooks/values"
import { client } from "../support/api"
import { query } from "../support/facts"
import { overlapped } from "../support/overlap"
import { serve, stopServing } from "../support/smtp"

// Two requests at once can't both use the last of a limit.

const holder = globalThis as { __cornerledgerConfig?: unknown }
const actor = { workspaceId: 1, userId: 1 }

function limit(name: string, value: number): void {
  process.env[name] = String(value)
  holder.__cornerledgerConfig = undefined
}

afterAll(async () => {
  for (const name of ["LIMIT_MAIL_PERSON", "LIMIT_UPLOADS_MB"]) delete process.env[name]
  await stopServing()
})

test("the daily limit of mail", async () => {
  await serve()
  const admin = await client("admin")
  const { used } = (await admin.get("/account-setting/usage")).body.mail.person
  limit("LIMIT_MAIL_PERSON", used + 1)
  const caller = { isEmailConfirmed: true, email: "admin@demo.com" }
  const { status } = await overlapped(
    actor,
    async (scope) => {
      await requireMayMail(scope, caller, 1)
      await queueMail(scope, { kind: "email", to: "a@out.example", subject: "Hello", text: "Hello" })
    },
    () =>
      admin.post("/apps/email/send-email", { email: { to: ["b@out.example"], subject: "Hi", message: "<p>Hi</p>" } }),
  )
  expect(status).toBe(429)
})

test("the room for files", async () => {
  const admin = await client("admin")
  const content = new Uint8Array(1_200_000).fill(7)
  const { used } = (await admin.get("/account-setting/usage")).body.files.person
  expect(used).toBeLessThan(800_000)
  limit("LIMIT_UPLOADS_MB", 2)
  const { status } = await overlapped(
    actor,
    (scope) => storeFile(scope, "application/octet-stream", content),
    () =>
      admin.send("/apps/email/upload-attachment", {
        method: "POST",
        body: content,
        headers: { "content-type": "application/octet-stream" },
        search: "?fileName=list.bin",
      }),
  )
  expect(status).toBe(429)
})

test("the number of webhooks", async () => {
  const admin = await client("admin")
  const values = { url: "https://example.com/hook", events: ["*"] }
  const insert = (
    amount: number,
  ) => `insert into webhooks (workspace_id, id, url, events, secret, made_by, made_by_name)
    select 1, gen_random_uuid(), 'https://example.com/hook', '{*}', '', 1, 'Ada' from generate_series(1, ${amount})`
  await query(insert(maxWebhooks - 1))
  const { status } = await overlapped(
    actor,
    async (scope) => {
      await takeTurns(scope, "webhooks")
      await scope.db.execute(insert(1))
    },
    () => admin.post("/api/v1/webhooks", values),
  )
  expect(status).toBe(409)
})
