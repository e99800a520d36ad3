import type { Email } from "@/lib/features/email/schema"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { folderOf } from "../support/mail"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("an e-mail is returned unwrapped and isn't marked as read; an unknown one is 404", async () => {
  const mail = (await folderOf(admin)).find(({ isRead }) => !isRead) as Email
  const { status, body } = await admin.get("/apps/email/get-email", { id: mail.id })
  expect(status).toBe(200)
  const { hasPreviousMail, hasNextMail, ...rest } = body
  expect(rest).toEqual(mail)
  expect([typeof hasPreviousMail, typeof hasNextMail]).toEqual(["boolean", "boolean"])
  expect((await folderOf(admin)).find(({ id }) => id === mail.id)?.isRead).toBe(false)
  expect((await admin.get("/apps/email/get-email", { id: 99_999 })).status).toBe(404)
  for (const id of ["x", "", "0", "1.5"]) {
    const bad = await admin.get("/apps/email/get-email", { id })
    expect([bad.status, Object.keys(bad.body.error)]).toEqual([422, ["id"]])
  }
})

const turn = (dir: string, emailId: number | string, within: object = {}) =>
  admin.get("/apps/email/paginate-email", { dir, emailId, ...within })

test.each([
  {},
  { folder: "inbox" },
  { folder: "starred" },
  { folder: "inbox", label: "company" },
  { folder: "inbox", q: "re" },
])("paging through %j visits every e-mail of the list, and the flags mark its ends", async (within) => {
  const { emails } = (await admin.get("/apps/email/emails", within)).body
  const ids = emails.map(({ id }: Email) => id)
  expect(ids.length).toBeGreaterThan(2)
  for (const [i, id] of ids.entries()) {
    const older = await turn("previous", id, within)
    const newer = await turn("next", id, within)
    expect([older.status, older.body.id]).toEqual(i + 1 < ids.length ? [200, ids[i + 1]] : [404, undefined])
    expect([newer.status, newer.body.id]).toEqual(i > 0 ? [200, ids[i - 1]] : [404, undefined])
    if (older.status === 200) {
      expect(older.body).toMatchObject({ hasNextMail: true, hasPreviousMail: i + 2 < ids.length })
    }
    const opened = (await admin.get("/apps/email/get-email", { id, ...within })).body
    expect(opened).toMatchObject({ hasNextMail: i > 0, hasPreviousMail: i + 1 < ids.length })
  }
})

test("paging orders e-mails of the same instant by id", async () => {
  const [a, b, c] = (await folderOf(admin)).map(({ id }) => id).slice(3, 6)
  await query(`update mails m set time = o.time from mails o where m.workspace_id = 1 and o.workspace_id = 1
    and o.id = ${a} and m.id in (${b}, ${c})`)
  const ids = (await folderOf(admin)).map(({ id }) => id)
  const start = Math.max(a as number, b as number, c as number)
  expect(ids.slice(3, 6)).toEqual([a, b, c].sort((x, y) => Number(y) - Number(x)))
  const second = (await turn("previous", start)).body.id
  expect([start, second, (await turn("previous", second)).body.id]).toEqual(ids.slice(3, 6))
  expect((await turn("next", second)).body.id).toBe(start)
})

test("paging is 422 for invalid input and 404 for an unknown e-mail", async () => {
  const [mail] = await folderOf(admin)
  expect((await turn("next", 99_999)).status).toBe(404)
  for (const [dir, id, field] of [
    ["sideways", mail?.id, "dir"],
    ["next", "x", "emailId"],
  ] as const) {
    const { status, body } = await turn(dir, id as number)
    expect([status, Object.keys(body.error)]).toEqual([422, [field]])
  }
})
