import { GET as session } from "@/app/api/auth/[...nextauth]/route"
import { config } from "@/lib/core/config"
import { announceEndOfMaintenance } from "@/lib/features/notices/service"
import { client, nobody } from "../support/api"
import { query } from "../support/facts"
import { captureLog } from "../support/outbox"

const key = "the key of the operator"
/** Runs something in maintenance mode. */
async function closed<T>(settings: { MAINTENANCE_UNTIL?: string; MAINTENANCE_KEY?: string }, run: () => Promise<T>) {
  const before = { ...config() }
  Object.assign(config(), { MAINTENANCE: true, ...settings })
  try {
    return await run()
  } finally {
    Object.assign(config(), { MAINTENANCE_UNTIL: undefined, MAINTENANCE_KEY: undefined, ...before })
  }
}

test("every endpoint returns 503 with Retry-After; health and readiness keep working", async () => {
  const admin = await client("admin")
  await closed({}, async () => {
    for (const path of ["/profile/data", "/api/users/list/data", "/api/openapi.json"]) {
      const { status, body, headers } = await admin.get(path)
      expect([path, status, body.code, headers.get("retry-after")]).toEqual([path, 503, "unavailable", "300"])
      expect(body.error).toContain("maintenance")
    }
    const login = await nobody.post("/jwt/login", { email: "admin@demo.com", password: "admin" })
    expect(login.status).toBe(503)
    const cookie = await session(new Request("http://localhost:3000/api/auth/session"), {
      params: Promise.resolve({ nextauth: ["session"] }),
    })
    expect(cookie.status).toBe(503)
    expect((await nobody.get("/api/health")).status).toBe(200)
    expect((await nobody.get("/api/ready")).status).toBe(200)
  })
  expect((await admin.get("/profile/data")).status).toBe(200)
})

test("Retry-After follows the announced end", async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const { headers } = await closed({ MAINTENANCE_UNTIL: until }, () => nobody.get("/api/openapi.json"))
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3500)
  const late = await closed({ MAINTENANCE_UNTIL: "2020-01-01T00:00:00Z" }, () => nobody.get("/api/openapi.json"))
  expect(late.headers.get("retry-after")).toBe("60")
})

test("requests with the key work; those with a wrong one or none don't", async () => {
  const admin = await client("admin")
  const withKey = (given: string) => admin.send("/profile/polls", { headers: { "x-maintenance-key": given } })
  await closed({ MAINTENANCE_KEY: key }, async () => {
    expect((await withKey(key)).status).toBe(200)
    expect((await withKey("another key altogether")).status).toBe(503)
    expect((await admin.get("/profile/polls")).status).toBe(503)
  })
  await closed({}, async () => expect((await withKey("")).status).toBe(503))
})

test("an address is stored once per topic, also during maintenance; those waiting for its end get one e-mail", async () => {
  const email = "Waiting@example.org"
  const log = captureLog()
  const ask = (topic: string) => nobody.post("/misc/notify-me", { email, topic })
  await closed({}, async () => {
    expect((await ask("back")).body).toEqual({ email, sendsMail: false })
    expect((await ask("back")).status).toBe(200)
    await announceEndOfMaintenance()
  })
  expect((await ask("launch")).status).toBe(200)
  expect((await ask("back")).status).toBe(409)
  const subscribers = () => query("select topic, email from notices order by topic desc")
  expect(await subscribers()).toEqual([
    { topic: "launch", email: "waiting@example.org" },
    { topic: "back", email: "waiting@example.org" },
  ])
  await announceEndOfMaintenance()
  await announceEndOfMaintenance()
  expect(await subscribers()).toEqual([{ topic: "launch", email: "waiting@example.org" }])
  expect(log.filter(({ outbox }) => (outbox as { to?: string })?.to === "waiting@example.org")).toHaveLength(1)
})

test("an invalid address or topic is rejected", async () => {
  const refused = await nobody.post("/misc/notify-me", { email: "nobody", topic: "else" })
  expect([refused.status, Object.keys(refused.body.error).sort()]).toEqual([422, ["email", "topic"]])
})
