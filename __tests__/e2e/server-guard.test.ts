import { sendLarge, sendRaw } from "../support/raw-http"
import { type RunningServer, startServer } from "../support/server"
import { until } from "../support/until"

jest.setTimeout(120_000)

const key = "a key of sixteen or more"
let server: RunningServer
beforeAll(async () => {
  server = await startServer({ METRICS_KEY: key }, { prepared: true })
})
afterAll(() => server.stop())

async function metrics(): Promise<string> {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${key}` } })
  expect(response.status).toBe(200)
  return response.text()
}
const memory = async () => Number(/^process_resident_memory_bytes (\d+)/m.exec(await metrics())?.[1])

const request = (line: string, ...headers: string[]) =>
  [line, `Host: ${new URL(server.url).host}`, ...headers, "", ""].join("\r\n")
const bodyOf = (text: string) => JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1))

test.each(["/api/auth/callback/credentials", "/jwt/login", "/login"])(
  "a chunked body of 200 MB to %s is cut off without using memory or delaying others",
  async (path) => {
    await memory()
    const before = await memory()
    let isOver = false
    const large = sendLarge(server.url, path, 200).finally(() => {
      isOver = true
    })
    let health = 0
    let peak = 0
    while (!isOver) {
      health += (await fetch(`${server.url}/api/health`)).status === 200 ? 1 : 0
      peak = Math.max(peak, await memory())
    }
    const { status, text } = await large
    expect([status, bodyOf(text).code]).toEqual([413, "too_large"])
    expect(text).toMatch(/^connection: close/im)
    expect(health).toBeGreaterThan(0)
    // Chunks wait for the garbage collector; without the limit this was 520.
    expect((peak - before) / 1e6).toBeLessThan(80)
  },
)

test("a declared length over the path's limit is rejected before the body arrives", async () => {
  const post = (path: string, length: number, ...more: string[]) =>
    sendRaw(server.url, request(`POST ${path} HTTP/1.1`, `Content-Length: ${length}`, ...more), 2000)
  const auth = await post("/api/auth/signout", 64_001, "Accept-Language: de-AT,en;q=0.5")
  expect([auth.status, auth.isClosed, bodyOf(auth.text).error]).toEqual([
    413,
    true,
    "Das ist zu groß. Erlaubt sind höchstens 64 kB.",
  ])
  expect((await post("/apps/users/add-user", 1_000_001)).status).toBe(413)
  expect((await post("/api/apps/users/avatar", 5_000_001)).status).toBe(413)
  // Within the limit, the request reaches the endpoint, which requires a sign-in.
  expect((await post("/api/apps/users/avatar", 4_999_999, "Connection: close")).status).toBe(401)
  const asked = await post("/jwt/login", 1_000_001, "Expect: 100-continue")
  expect([asked.status, asked.text.includes("100 Continue")]).toEqual([413, false])
})

test("malformed requests are rejected, and none of them hangs", async () => {
  const refused = async (text: string) => (await sendRaw(server.url, text)).status
  expect(await refused(request(`GET /${"a".repeat(9000)} HTTP/1.1`))).toBe(414)
  expect(await refused(request("GET / HTTP/1.1", `X-Large: ${"a".repeat(17_000)}`))).toBe(431)
  expect(await refused(request("TRACE / HTTP/1.1"))).toBe(405)
  expect(await refused(request("GET http://evil.example/ HTTP/1.1"))).toBe(400)
  expect((await sendRaw(server.url, request("CONNECT localhost:80 HTTP/1.1"))).isClosed).toBe(true)
  // Two lengths, or a length and chunks: a proxy and a server could see different requests (request smuggling).
  expect(await refused(`${request("POST /jwt/login HTTP/1.1", "Content-Length: 5", "Content-Length: 6")}abcde`)).toBe(
    400,
  )
  const both = request("POST /jwt/login HTTP/1.1", "Content-Length: 5", "Transfer-Encoding: chunked")
  expect(await refused(`${both}0\r\n\r\n`)).toBe(400)
  const upgrade = request("GET /api/health HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket")
  expect(await refused(upgrade)).toBe(200)
})

test("concurrent requests per connection are limited", async () => {
  const { text, isClosed } = await sendRaw(server.url, request("GET /api/ready HTTP/1.1").repeat(100), 2000)
  expect(text.split("HTTP/1.1 200").length - 1).toBeLessThanOrEqual(16)
  expect([text.includes("HTTP/1.1 503"), isClosed]).toEqual([true, true])
})

test("requests are counted and timed by route pattern, whatever the URL", async () => {
  const paths = ["/de/login", "/jwt/link?token=abc", "/api/files/0b0e7a7e-0000-4000-8000-000000000000"]
  for (const path of [...paths, "/apps/ecommerce/products/7", "/made/up/1", "/made/up/2", "/api/made-up"]) {
    await fetch(`${server.url}${path}`)
  }
  // A request is counted when its connection has sent the response, which may be after the client has read it.
  const text = await until(async () => {
    const now = await metrics()
    return now.includes('route="/api/[...path]"') && now
  }, "the last request is counted")
  for (const [route, status] of [
    ["/[locale]/login", 200],
    ["/api/jwt/link", 200],
    ["/api/files/[id]", 401],
    ["/api/apps/ecommerce/products/[id]", 401],
    ["/api/[...path]", 404],
  ]) {
    expect(text).toContain(`http_requests_total{route="${route}",method="GET",status="${status}"}`)
    expect(text).toContain(`http_request_duration_seconds_count{route="${route}",method="GET"}`)
  }
  expect(text).not.toMatch(/made|abc|0b0e7a7e/)
})
