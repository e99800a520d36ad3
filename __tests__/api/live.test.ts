import { config } from "@/lib/core/config"
import { tx } from "@/lib/core/db/tx"
import { openStreams } from "@/lib/core/live/hub"
import { signal } from "@/lib/core/live/news"
import { onlineUserIds } from "@/lib/core/live/presence"
import { type Caller, client, nobody } from "../support/api"
import { skip } from "../support/clock"
import { query } from "../support/facts"
import { eventsOf } from "../support/live"
import { addPerson, colleague } from "../support/people"
import { until } from "../support/until"

type Events = ReturnType<typeof eventsOf>
const streams: Events[] = []

async function listen(who: Caller, query: Record<string, unknown> = {}): Promise<Events> {
  const { status, headers, body } = await who.get("/api/live", query)
  expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream"])
  const events = eventsOf(body as ReadableStream<Uint8Array>)
  streams.push(events)
  await events.next("ready")
  return events
}

const tells = (path: string) => (data: { calls: string[] }) => data.calls.includes(path)
let markers = 0
/** Waits until streams have received everything that their workspace was sent before: a signal to all of it comes last. */
async function caughtUp(readers: Events[], workspaceId = 1): Promise<void> {
  const n = ++markers
  await signal({ workspaceId }, { kind: "marker", data: { n } })
  const isMarker = ({ kind, data }: { kind: string; data: { n: number } }) => kind === "marker" && data.n === n
  for (const events of readers) await events.next("signal", isMarker)
}
const about = (events: Events, path: string) =>
  events.received.filter(({ event, data }) => event === "changed" && tells(path)(data as never))
const aboutUsers = (events: Events) => about(events, "/api/users/")

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})

test("signed out: 401", async () => {
  expect((await nobody.get("/api/live")).status).toBe(401)
})

test("a write reaches the open pages of the workspace within a second, for both its paths", async () => {
  const events = await listen(await client("admin"))
  await addPerson()
  const { data } = await events.next("changed", tells("/api/users/"))
  expect(data).toEqual({ calls: ["/apps/users/", "/api/users/"] })
})

test("reads and rejected writes are not announced", async () => {
  const admin = await client("admin")
  const events = await listen(admin)
  await admin.get("/api/users/list/data")
  expect((await admin.post("/apps/users/add-user", {})).status).toBe(422)
  await caughtUp([events])
  expect(aboutUsers(events)).toEqual([])
})

test("changes since a page was rendered come first; changes too long ago are unknown", async () => {
  const admin = await client("admin")
  const witness = await listen(admin)
  // A page rendered before the process listened may have missed changes.
  const early = await listen(admin, { since: 1 })
  expect(early.received.map(({ event }) => event)).toEqual(["missed", "ready"])
  skip(2100)
  const madeAt = Date.now()
  await addPerson()
  await witness.next("changed", tells("/api/users/"))
  const late = await listen(admin, { since: madeAt })
  expect(late.received.slice(-1)).toEqual([{ event: "ready", data: {} }])
  expect(aboutUsers(late)).toHaveLength(1)
  const barred = await listen(await client("client"), { since: madeAt })
  expect(aboutUsers(barred)).toEqual([])
  expect((await admin.get("/api/live", { since: "soon" })).status).toBe(422)
})

test("users without permission and other workspaces get nothing", async () => {
  const barred = await listen(await client("client"))
  const { body } = await nobody.post("/jwt/register", {
    email: "apart@example.org",
    username: "apart",
    password: "a long enough secret",
  })
  const apart = (await import("../support/api")).caller(body.accessToken)
  const elsewhere = await listen(apart)
  const here = await listen(await client("admin"))
  await addPerson()
  await here.next("changed", tells("/api/users/"))
  await caughtUp([barred])
  const [found] = await query<{ id: number }>("select workspace_id as id from users where email = 'apart@example.org'")
  await caughtUp([elsewhere], found?.id)
  expect(aboutUsers(barred)).toEqual([])
  expect(aboutUsers(elsewhere)).toEqual([])
})

test("the writing tab gets nothing; private changes reach only their user", async () => {
  const admin = await client("admin")
  const writing = await listen(admin, { tab: "tab-1" })
  const other = await listen(admin, { tab: "tab-2" })
  const colleagues = await listen(await colleague("maintainer"))
  await admin.send("/api/bookmarks/update", {
    method: "POST",
    body: JSON.stringify({ id: 1 }),
    headers: { "content-type": "application/json", "x-tab": "tab-1" },
  })
  await other.next("changed", tells("/api/bookmarks/"))
  await caughtUp([writing, colleagues])
  expect(about(writing, "/api/bookmarks/")).toEqual([])
  expect(about(colleagues, "/api/bookmarks/")).toEqual([])
})

test("a signal reaches its recipients", async () => {
  const someone = await colleague("editor")
  const theirs = await listen(someone)
  const mine = await listen(await client("admin"))
  await signal({ workspaceId: 1 }, { to: [someone.user.id], kind: "typing", data: { from: 1 } })
  expect((await theirs.next("signal", ({ kind }: { kind: string }) => kind === "typing")).data).toEqual({
    kind: "typing",
    data: { from: 1 },
  })
  await caughtUp([mine])
  expect(mine.received.some(({ data }) => (data as { kind?: string }).kind === "typing")).toBe(false)
})

test("users with an open page are present, and others are told when they arrive", async () => {
  const someone = await colleague("editor")
  const watching = await listen(await client("admin"))
  await listen(someone)
  await watching.next("signal", ({ data }: { data: { userId: number; isOnline: boolean } }) => {
    return data.userId === someone.user.id && data.isOnline
  })
  const online = await tx({ workspaceId: 1, userId: 1 }, onlineUserIds)
  expect(online).toEqual(expect.arrayContaining([1, someone.user.id]))
})

test("signing out ends the stream at once", async () => {
  const someone = await colleague("editor")
  const events = await listen(someone)
  expect((await someone.post("/jwt/logout-everywhere")).status).toBe(200)
  await events.ended()
})

jest.setTimeout(30_000)

test("a user may open at most twenty streams, without affecting other users", async () => {
  const someone = await colleague("editor")
  for (let i = 0; i < 20; i++) await listen(someone)
  const refused = await someone.get("/api/live")
  expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([429, "rate_limited", "60"])
  await listen(await client("admin"))
  await streams.shift()?.close()
  await listen(someone)
})

test("a process opens as many streams as its operator allows", async () => {
  const before = config().LIVE_STREAMS
  config().LIVE_STREAMS = 1
  try {
    await listen(await client("admin"))
    const refused = await (await colleague("editor")).get("/api/live")
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"])
  } finally {
    config().LIVE_STREAMS = before
  }
})

test("a stream that isn't read ends once too much is buffered", async () => {
  const someone = await colleague("editor")
  const { body } = await someone.get("/api/live")
  const before = openStreams()
  const data = { text: "x".repeat(6_000) }
  for (let i = 0; i < 15; i++) await signal({ workspaceId: 1 }, { to: [someone.user.id], kind: "typing", data })
  await until(() => openStreams() === before - 1, "the stream has ended")
  await (body as ReadableStream).cancel()
})
