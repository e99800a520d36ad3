import { leaseSeconds } from "@/lib/core/idempotency/table"
import { importEvents } from "@/lib/features/calendar/contract/events"
import { addUser } from "@/lib/features/users/contract"
import { type Answer, type Caller, client, stranger } from "../support/api"
import { query } from "../support/facts"
import { fresh } from "../support/people"
import { programOnServer, startProgram } from "../support/program"
import { serverUrl } from "../support/store"

// Writes with an Idempotency-Key happen once, whatever the network does.

let keys = 0
const newKey = () => `test-key-${++keys}`

const post = (by: Caller, path: string, key: string, body: object): Promise<Answer<Record<string, never>>> =>
  by.send(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "idempotency-key": key },
  })
const add = (by: Caller, key: string, person: object) => post(by, addUser.path, key, person)
const isReplayed = ({ headers }: Answer) => headers.get("idempotency-replayed") === "true"
const countOf = async (email: string) => {
  const [row] = await query<{ n: number }>(`select count(*)::int as n from users where email = '${email}'`)
  return row?.n
}

test("the same request with the same key gets the first answer again", async () => {
  const [admin, key, person] = [await client("admin"), newKey(), fresh()]
  const first = await add(admin, key, person)
  const second = await add(admin, key, person)
  expect([first.status, isReplayed(first)]).toEqual([201, false])
  expect([second.status, isReplayed(second)]).toEqual([201, true])
  expect(second.body).toEqual(first.body)
  expect(await countOf(person.email)).toBe(1)
})

test("another request with the same key is rejected and writes nothing", async () => {
  const [admin, key, person] = [await client("admin"), newKey(), fresh()]
  await add(admin, key, fresh())
  const { status, body } = await add(admin, key, person)
  expect([status, body.code]).toEqual([422, "idempotency_mismatch"])
  expect(await countOf(person.email)).toBe(0)
})

test("keys of two users never meet, in one workspace or in two", async () => {
  const [admin, other, key] = [await client("admin"), await stranger(), newKey()]
  const person = fresh()
  expect((await add(admin, key, person)).status).toBe(201)
  const elsewhere = await add(other, key, fresh())
  expect([elsewhere.status, isReplayed(elsewhere)]).toEqual([201, false])
})

test("a rejected request doesn't use up its key", async () => {
  const [admin, key, person] = [await client("admin"), newKey(), fresh()]
  expect((await add(admin, key, { ...person, email: "not an address" })).status).toBe(422)
  expect((await add(admin, key, { ...person, email: "admin@demo.com" })).status).toBe(409)
  expect((await add(admin, key, person)).status).toBe(201)
})

test("fifty simultaneous requests with one key make one record and get equal answers", async () => {
  const [admin, key, person] = [await client("admin"), newKey(), fresh()]
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(admin, key, person)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(answers.filter(isReplayed)).toHaveLength(49)
  expect(await countOf(person.email)).toBe(1)
})

const calendar = (title: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nBEGIN:VEVENT\r\nUID:${title}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20260301T090000Z\r\nDTEND:20260301T100000Z\r\nSUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
const importing = (by: Caller, key: string, title: string) => post(by, importEvents.path, key, { ics: calendar(title) })

test("a write outside one transaction happens once", async () => {
  const [admin, key] = [await client("admin"), newKey()]
  const first = await importing(admin, key, "once")
  expect([first.status, isReplayed(first)]).toEqual([201, false])
  const second = await importing(admin, key, "once")
  expect([second.body, isReplayed(second)]).toEqual([first.body, true])
  expect((await importing(admin, key, "twice")).status).toBe(422)
})

test("a key whose process died in the middle is refused during its lease, and then free", async () => {
  const [admin, key] = [await client("admin"), newKey()]
  await importing(admin, key, "died")
  const mine = "where answer is not null and created_at = (select max(created_at) from idempotency_keys)"
  const lease = (seconds: number) => `answer = null, leased_until = now() + interval '${seconds} seconds'`
  await query(`update idempotency_keys set ${lease(leaseSeconds)} ${mine}`)
  const early = await importing(admin, key, "died")
  expect([early.status, early.body.code, early.headers.get("retry-after")]).toEqual([
    409,
    "idempotency_in_progress",
    "1",
  ])
  await query("update idempotency_keys set leased_until = now() - interval '1 second' where answer is null")
  await query("delete from events where title = 'died'")
  const late = await importing(admin, key, "died")
  expect([late.status, isReplayed(late)]).toEqual([201, false])
})

const onServer = serverUrl ? test : test.skip
onServer("a key whose process was killed inside its transaction is free at once, and its write undone", async () => {
  const [admin, key, person] = [await client("admin"), newKey(), fresh()]
  const other = await startProgram("", await programOnServer())
  await other.ask("open")
  expect(await other.ask("addWithKey", key)).toEqual({ began: key })
  await other.kill("SIGKILL")
  const answer = await add(admin, key, person)
  expect([answer.status, isReplayed(answer)]).toEqual([201, false])
  expect(await query(`select id from invoices where note = 'program ${key}'`)).toEqual([])
})

test("stored keys and answers tell a reader of the database nothing", async () => {
  const [admin, key, person] = [await client("admin"), newKey(), fresh()]
  await add(admin, key, person)
  const [{ text } = { text: "" }] = await query<{ text: string }>(
    "select string_agg(k::text, ' ') as text from idempotency_keys k",
  )
  expect(text).not.toContain(key)
  expect(text).not.toContain(person.email)
})

test.each(["", "two words", "\u00fc", "x".repeat(256)])("the key %j is rejected", async (key) => {
  expect((await add(await client("admin"), key, fresh())).status).toBe(400)
})
