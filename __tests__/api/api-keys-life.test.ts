import { backgroundDone } from "@/lib/core/background"
import { purgeKeys } from "@/lib/features/api-keys/service/use"
import { type Caller, client, stranger } from "../support/api"
import { eventsOf as auditOf } from "../support/audit"
import { skip } from "../support/clock"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"
import { keyOf } from "../support/keys"
import { eventsOf } from "../support/live"
import { colleague } from "../support/people"
import { programOnServer, startProgram } from "../support/program"
import { serverUrl } from "../support/store"
import { until } from "../support/until"

let admin: Caller

beforeAll(async () => {
  admin = await confirmed(await client("admin"), "admin")
})

const works = async (program: Caller) => (await program.get("/api/bookmarks/data")).status
const change = (who: Caller, id: string, values: object) => who.patch("/api/v1/api-keys/{id}", values, { id })
const revoke = (who: Caller, id: string) => who.delete("/api/v1/api-keys/{id}", {}, { id })
const stored = async (id: string) => (await query<Record<string, Date>>(`select * from api_keys where id = '${id}'`))[0]

test("a key stops working when it expires, even while it is cached", async () => {
  const expiresAt = new Date(Date.now() + 20_000).toISOString()
  const { key, program } = await keyOf(admin, ["read"], { expiresAt })
  expect(await works(program)).toBe(200)
  await query(`update api_keys set expires_at = now() where id = '${key.id}'`)
  skip(21_000)
  expect(await works(program)).toBe(401)
})

test("a revoked key stops working at once, stays listed, and can't be changed or revoked a second time", async () => {
  const { key, program } = await keyOf(admin, ["read"])
  expect(await works(program)).toBe(200)
  await backgroundDone()
  const { status, body } = await revoke(admin, key.id)
  expect([status, body.state]).toEqual([200, "revoked"])
  expect(await works(program)).toBe(401)
  expect((await change(admin, key.id, { version: 2, name: "Back" })).status).toBe(409)
  expect((await revoke(admin, key.id)).body).toEqual(body)
  const { data } = (await admin.get("/api/v1/api-keys", { perPage: 100 })).body
  expect(data.find(({ id }: { id: string }) => id === key.id)).toEqual(body)
})

test("the audit log says once that somebody sends a key that no longer works, and which", async () => {
  const { key, program } = await keyOf(admin, ["read"])
  await revoke(admin, key.id)
  for (let i = 0; i < 3; i++) expect(await works(program)).toBe(401)
  const events = await auditOf(admin, { action: "sign-in-failed" })
  const mine = events.filter(({ actorKeyId }) => actorKeyId === key.id)
  expect(mine).toEqual([
    expect.objectContaining({
      actorId: null,
      recordType: "user",
      recordId: "1",
      network: "192.0.2.1",
      after: { outcome: "key_rejected" },
    }),
  ])
})

test("keys can be renamed and narrowed but not widened, and an old version answers 409 with the current key", async () => {
  const { key, program } = await keyOf(admin, ["read", "todo:write"])
  expect((await program.post("/apps/todo/add-tasks", { task: { title: "By key" } })).status).toBe(201)
  expect((await change(admin, key.id, { version: 1, scopes: ["read", "users:write"] })).body.errors[0].field).toBe(
    "scopes",
  )
  const narrowed = await change(admin, key.id, { version: 1, name: "Reader", scopes: ["todo:read"] })
  expect(narrowed.body).toMatchObject({ version: 2, name: "Reader", scopes: ["todo:read"] })
  expect((await program.get("/apps/todo/tasks")).status).toBe(200)
  expect((await program.post("/apps/todo/add-tasks", { task: { title: "By key" } })).status).toBe(403)
  expect(await works(program)).toBe(403)
  const stale = await change(admin, key.id, { version: 1, name: "Other" })
  // The last use is written in the background.
  const { lastUsedAt: _, lastNetwork: __, ...current } = narrowed.body
  expect([stale.status, stale.body.current]).toMatchObject([409, current])
})

test("a later expiry needs confirmation, an earlier one doesn't", async () => {
  const owner = await stranger()
  const { key } = await keyOf(await confirmed(owner, "long enough 1"), ["read"])
  await query(
    `update sessions set confirmed_at = null where workspace_id = (select workspace_id from api_keys where id = '${key.id}')`,
  )
  skip(60_000)
  const later = await change(owner, key.id, { version: 1, expiresAt: null })
  expect([later.status, later.body.code]).toEqual([403, "confirmation_required"])
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  expect((await change(owner, key.id, { version: 1, expiresAt: soon })).body.expiresAt).toBe(soon)
})

test("administrators see and revoke everybody's keys, others only their own, and nobody those of another workspace", async () => {
  const maker = await colleague("editor")
  const { key, program } = await keyOf(await confirmed(maker, `the secret of ${maker.user.id}`), ["read"])
  const other = await colleague("editor")
  const outsider = await stranger()
  expect((await maker.get("/api/v1/api-keys", { all: true })).status).toBe(403)
  expect((await other.get("/api/v1/api-keys")).body.total).toBe(0)
  for (const who of [other, outsider]) expect((await revoke(who, key.id)).status).toBe(404)
  expect((await change(admin, key.id, { version: 1, name: "Mine" })).status).toBe(404)
  const everyone = (await admin.get("/api/v1/api-keys", { all: true, perPage: 100 })).body.data
  expect(everyone).toContainEqual(
    expect.objectContaining({ id: key.id, madeBy: { id: maker.user.id, name: maker.user.fullName } }),
  )
  expect((await admin.get("/api/v1/api-keys", { perPage: 100 })).body.data).not.toContainEqual(
    expect.objectContaining({ id: key.id }),
  )
  expect((await revoke(admin, key.id)).status).toBe(200)
  expect(await works(program)).toBe(401)
})

test("the last use is written at most once a minute, with the network", async () => {
  const { key, program } = await keyOf(admin, ["read"])
  await program.get("/api/bookmarks/data")
  await backgroundDone()
  const first = await stored(key.id)
  expect([first?.last_network, first?.last_used_at]).toEqual(["192.0.2.1", expect.anything()])
  await program.get("/api/bookmarks/data")
  await backgroundDone()
  expect((await stored(key.id))?.last_used_at).toEqual(first?.last_used_at)
  skip(61_000)
  await program.get("/api/bookmarks/data")
  await backgroundDone()
  expect(Number(new Date(String((await stored(key.id))?.last_used_at)))).toBeGreaterThan(
    Number(new Date(String(first?.last_used_at))) + 60_000,
  )
})

test("a stream of live changes ends when its key is revoked, and shows nobody as online", async () => {
  const { key, program } = await keyOf(admin, ["read"])
  const pages = async () => (await query<{ n: number }>("select count(*)::int as n from live_pages"))[0]?.n
  const before = await pages()
  const events = eventsOf((await program.get("/api/live")).body)
  await events.next("ready")
  expect(await pages()).toBe(before)
  await revoke(admin, key.id)
  await events.ended()
})

test("keys that have not worked for 90 days are deleted", async () => {
  const [{ key: old }, { key: recent }] = [await keyOf(admin, ["read"]), await keyOf(admin, ["read"])]
  const age = (id: string, days: number) =>
    query(`update api_keys set revoked_at = now() - interval '${days} days' where id = '${id}'`)
  await age(old.id, 91)
  await age(recent.id, 89)
  await purgeKeys(Date.now() + 10 * 3_600_000)
  expect([await stored(old.id), Boolean(await stored(recent.id))]).toEqual([undefined, true])
})

const onServer = serverUrl ? test : test.skip
onServer("a key revoked in another process stops working within a second", async () => {
  const { key, program } = await keyOf(admin, ["read"])
  const other = await startProgram("", await programOnServer())
  await other.ask("open")
  expect(await works(program)).toBe(200)
  expect(await other.ask("revokeKey", key.id)).toEqual({ revoked: key.id })
  await until(async () => (await works(program)) === 401, "the key is rejected", 1000)
  await other.ask("close")
  await other.kill("SIGTERM")
})
