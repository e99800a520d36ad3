import { type Door, type Headers, look, openDoor, plain, type Sent } from "../support/doors"
import { until } from "../support/until"

jest.setTimeout(120_000)

let doors: Record<"direct" | "next", Door>
beforeAll(async () => {
  const [direct, next] = await Promise.all([openDoor({}), openDoor({ DIRECT_API: "off" })])
  doors = { direct, next }
})
afterAll(() => Promise.all(Object.values(doors ?? {}).map(({ server }) => server.stop())))

/** Sends a request to both doors. @returns the response, after checking that both gave the same */
async function both(sent: (door: Door) => Sent) {
  const [direct, next] = await Promise.all([look(doors.direct, sent(doors.direct)), look(doors.next, sent(doors.next))])
  const { framing: ofDirect, ...seen } = direct
  const { framing: ofNext, ...expected } = next
  expect(seen).toEqual(expected)
  return { ...seen, framing: { direct: ofDirect, next: ofNext } }
}

const post = (path: string, body: unknown, more: Headers = {}, as: keyof Door["headers"] = "admin") =>
  both(({ headers }) => ({ method: "POST", path, headers: { ...headers[as], ...more }, body: JSON.stringify(body) }))

test("the one door answers without Next, the other with it", async () => {
  const { framing } = await both(() => ({ path: "/api/health" }))
  expect([framing.direct["content-length"], framing.next["transfer-encoding"]]).toEqual(["15", "chunked"])
})

const requests: [status: number, sent: Sent][] = [
  [200, { path: "/api/health?a=1" }],
  [200, { method: "HEAD", path: "/api/health" }],
  [204, { method: "OPTIONS", path: "/apps/users/add-user" }],
  [405, { method: "DELETE", path: "/api/health" }],
  [405, { method: "PUT", path: "/apps/users/add-user", body: "{}" }],
  [401, { path: "/api/users/list/data" }],
  [401, { method: "HEAD", path: "/api/users/list/data" }],
  [401, { path: "/api/v1/webhooks", headers: { "accept-language": "fr" } }],
  [401, { method: "PATCH", path: "/api/v1/webhooks/none", body: "{}" }],
  [404, { path: "/api/nothing", headers: { "accept-language": "de" } }],
  [200, { path: "/api/healt%68" }],
  [308, { path: "/api/health/" }],
  [308, { path: "/api//health" }],
  [415, { method: "POST", path: "/jwt/login", headers: { "content-type": "text/plain" }, body: "a" }],
  [400, { method: "POST", path: "/jwt/login", headers: { "content-type": "application/json" }, body: "{" }],
  [422, { method: "POST", path: "/jwt/login", headers: { "accept-language": "pt" }, body: "{}" }],
  [413, { method: "POST", path: "/apps/todo/add-tasks", body: "x".repeat(1_000_001) }],
  [422, { method: "POST", path: "/jwt/login", body: `[${"[],".repeat(10_001)}[]]` }],
]

test.each(requests.map(([status, sent]) => [status, `${sent.method ?? "GET"} ${sent.path}`, sent] as const))(
  "both doors answer %i to %s",
  async (status, _, sent) => {
    expect((await both(() => sent)).status).toBe(status)
  },
)

test("lists, files and compressed responses are the same through both doors", async () => {
  const list = await both(({ headers }) => ({ path: "/api/users/list/data?perPage=3&q=a", headers: headers.admin }))
  expect([list.status, JSON.parse(list.body).users.length]).toEqual([200, 3])
  const zipped = { "accept-encoding": "gzip" }
  const large = await both(({ headers }) => ({
    path: "/apps/invoice/invoices",
    headers: { ...headers.admin, ...zipped },
  }))
  expect(large.framing.direct["content-encoding"]).toBe("gzip")
  const head = await both(({ headers }) => ({
    method: "HEAD",
    path: "/apps/invoice/invoices",
    headers: { ...headers.admin, ...zipped },
  }))
  expect([head.status, head.body]).toEqual([200, ""])
  const file = await both(({ headers }) => ({
    path: "/api/v1/audit-events/export",
    headers: { ...headers.admin, ...zipped },
  }))
  expect(file.headers["content-type"]).toContain("ndjson")
})

test("a record is written, changed, read by its id and deleted the same way through both doors, once per key", async () => {
  const key = { "idempotency-key": "the-same-twice" }
  const task = { task: { title: "Two doors" } }
  const added = await post("/apps/todo/add-tasks", task, key)
  expect(added.status).toBe(201)
  const again = await post("/apps/todo/add-tasks", task, key)
  expect([again.body, again.headers["idempotency-replayed"]]).toEqual([added.body, "true"])
  expect((await post("/apps/todo/add-tasks", { task: { title: "Another" } }, key)).status).toBe(422)
  const { id } = JSON.parse(added.body).task
  expect((await post("/apps/todo/update-task", { task: { id, title: "Three doors" } })).status).toBe(200)
  const deleted = await both(({ headers }) => ({
    method: "DELETE",
    path: `/apps/todo/delete-task?taskId=${id}`,
    headers: headers.admin,
  }))
  expect(JSON.parse(deleted.body).task.isDeleted).toBe(true)
  const change = (door: Door, more: Headers) => ({
    method: "PATCH",
    path: "/api/v1/webhooks/00000000-0000-4000-8000-000000000000",
    headers: { ...door.headers.admin, ...more },
    body: JSON.stringify({ description: "x", version: 1 }),
  })
  expect((await both((door) => change(door, {}))).status).toBe(400)
  expect((await both((door) => change(door, { "idempotency-key": "another" }))).status).toBe(404)
})

test("an upload is accepted by its type through both doors", async () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  )
  const upload = (type: string) =>
    both(({ headers }) => ({
      method: "POST",
      path: "/account-setting/avatar",
      headers: { ...headers.admin, "content-type": type },
      body: png,
    }))
  expect((await upload("application/pdf")).status).toBe(415)
  expect((await upload("image/png")).status).toBe(200)
})

test("a document that the client has is not sent again through both doors", async () => {
  const frame = (more: Headers) =>
    both(({ headers }) => ({
      path: "/apps/email/message-frame?id=1&skin=light",
      headers: { ...headers.admin, ...more },
    }))
  const { status, headers } = await frame({})
  expect([status, headers["content-type"]?.includes("html")]).toEqual([200, true])
  expect((await frame({ "if-none-match": headers.etag ?? "" })).status).toBe(304)
})

test("lacking rights, foreign origins and used-up attempts are refused the same way through both doors", async () => {
  expect((await both(({ headers }) => ({ path: "/api/users/list/data", headers: headers.client }))).status).toBe(403)
  const task = { task: { title: "From a browser" } }
  expect((await post("/apps/todo/add-tasks", task, {}, "browser")).status).toBe(403)
  expect((await post("/apps/todo/add-tasks", task, { origin: "https://evil.example" }, "browser")).status).toBe(403)
  const own = await both(({ server, headers }) => ({
    method: "POST",
    path: "/apps/todo/add-tasks",
    headers: { ...headers.browser, origin: server.url },
    body: JSON.stringify(task),
  }))
  expect(own.status).toBe(201)
  const wrong = await both(() => ({
    method: "POST",
    path: "/jwt/login",
    body: JSON.stringify({ email: "a@b.org", password: "x" }),
  }))
  expect(wrong.status).toBe(400)
})

test("both doors write the same lines to the log", async () => {
  const lines = ({ server }: Door) =>
    server
      .output()
      .split("\n")
      .filter((line) => line.includes('"msg":"request') && !line.includes("/api/ready"))
      .map((line) => JSON.parse(line))
      .map(({ method, path, status, msg, code }) => plain(`${method} ${path} ${status} ${msg} ${code}`))
      .sort()
  // A line may arrive after its response.
  await until(() => lines(doors.next).length === lines(doors.direct).length, "all lines of the log")
  expect(lines(doors.direct)).toEqual(lines(doors.next))
  expect(lines(doors.direct).length).toBeGreaterThan(25)
})
