import { caller, signIn } from "../support/api"

process.env.RATE_LIMIT_SIGN_IN = "3"
process.env.RATE_LIMIT_ADDRESS = "12"

let addresses = 0
const from = (address = `198.51.100.${++addresses}`) => caller(undefined, { "x-forwarded-for": address })
const guess = (who = from(), email = "admin@demo.com", password = "wrong") =>
  who.post("/jwt/login", { email, password })

test("attempts of one address at one account are limited, without affecting other addresses and accounts", async () => {
  const guesser = from()
  for (let i = 0; i < 3; i++) expect((await guess(guesser)).status).toBe(400)
  const { status, body, headers } = await guess(guesser, "ADMIN@demo.com", "admin")
  expect([status, body.code]).toEqual([429, "rate_limited"])
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await guess(guesser, "client@demo.com", "client")).status).toBe(200)
  expect((await guess(from(), "admin@demo.com", "admin")).status).toBe(200)
})

test("responses of limited endpoints say what is left, by the limit that is nearest", async () => {
  const guesser = from()
  const left = async (password?: string) => {
    const { headers } = await guess(guesser, "client@demo.com", password)
    expect(headers.get("ratelimit-policy")).toBe('"default";q=3;w=900')
    return headers.get("ratelimit")
  }
  expect(await left()).toMatch(/^"default";r=2;t=(900|899)$/)
  expect(await left()).toMatch(/^"default";r=1;t=\d+$/)
  expect(await left("client")).toBe('"default";r=3;t=900')
  for (const r of [2, 1, 0]) expect(await left()).toContain(`;r=${r};`)
  expect((await guess(guesser, "client@demo.com")).headers.get("retry-after")).toBe(
    /t=(\d+)$/.exec(String(await left()))?.[1],
  )
})

test("public endpoints count by network, and others have no such headers", async () => {
  const { headers } = await from().post("/jwt/refresh-token", { refreshToken: "x" })
  expect([headers.get("ratelimit-policy"), headers.get("ratelimit")]).toEqual([
    '"default";q=12;w=900',
    expect.stringMatching(/^"default";r=11;t=\d+$/),
  ])
  expect((await from().get("/api/health")).headers.get("ratelimit")).toBeNull()
})

test("a success resets the counter", async () => {
  const who = from()
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 2; i++) expect((await guess(who, "client@demo.com")).status).toBe(400)
    expect((await guess(who, "client@demo.com", "client")).status).toBe(200)
  }
})

test("an IPv6 /64 counts as one address, and an IPv4 address written as IPv6 as the same one", async () => {
  for (let i = 1; i < 4; i++) expect((await guess(from(`2001:db8:1:2::${i}`))).status).toBe(400)
  expect((await guess(from("2001:db8:1:2:ffff::9"))).status).toBe(429)
  expect((await guess(from("2001:db8:1:3::1"))).status).toBe(400)
  for (let i = 0; i < 3; i++) expect((await guess(from("203.0.113.200"))).status).toBe(400)
  expect((await guess(from("::ffff:203.0.113.200"))).status).toBe(429)
})

test("successful sign-ins and refreshes of a whole office don't count as attempts", async () => {
  const office = from()
  for (let i = 0; i < 14; i++) {
    const { status, body } = await guess(office, "client@demo.com", "client")
    const refreshed = await office.post("/jwt/refresh-token", { refreshToken: body.refreshToken })
    expect([status, refreshed.status]).toEqual([200, 200])
  }
})

test("wrong passwords on signed-in endpoints are counted per session, wherever they come from", async () => {
  const again = await signIn("admin@demo.com", "admin")
  const change = (token: string) =>
    caller(token, { "x-forwarded-for": `198.51.100.${++addresses}` }).post("/account-setting/change-password", {
      password: "wrong",
      newPassword: "four unrelated words",
    })
  for (let i = 0; i < 3; i++) expect((await change(again.accessToken)).status).toBe(422)
  expect((await change(again.accessToken)).status).toBe(429)
  const { accessToken: fresh } = await signIn("admin@demo.com", "admin")
  expect((await change(fresh)).status).toBe(422)
})

const tries: [string, (i: number) => object][] = [
  ["/jwt/login", (i) => ({ email: `x${i}@example.org`, password: "x" })],
  ["/jwt/register", () => ({ email: "admin@demo.com", username: "admin", password: "quite a secret 7" })],
  ["/jwt/forgot-password", (i) => ({ email: `x${i}@example.org` })],
  ["/jwt/refresh-token", () => ({ refreshToken: "x" })],
  ["/jwt/reset-password", () => ({ token: "x", password: "quite a secret 7" })],
]
test.each(tries)("%s: attempts of one address are limited", async (path, body) => {
  const who = from()
  const statuses: number[] = []
  for (let i = 0; i < 13; i++) statuses.push((await who.post(path, body(i))).status)
  expect(statuses.slice(0, 12)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
  expect((await from().post(path, body(20))).status).not.toBe(429)
})
