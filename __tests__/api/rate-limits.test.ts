import { caller } from "../support/api"

process.env.RATE_LIMIT_SIGN_IN = "3"
process.env.RATE_LIMIT_ADDRESS = "12"

let addresses = 0
const from = () => caller(undefined, { "x-forwarded-for": `198.51.100.${++addresses}` })
const guess = (who = from(), email = "admin@demo.com", password = "wrong") =>
  who.post("/jwt/login", { email, password })

test("wrong guesses at one account are counted, wherever they come from; others are not held up", async () => {
  for (let i = 0; i < 3; i++) expect((await guess()).status).toBe(400)
  const { status, body, headers } = await guess(from(), "ADMIN@demo.com", "admin")
  expect([status, body.code]).toEqual([429, "rate_limited"])
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await guess(from(), "client@demo.com", "client")).status).toBe(200)
})

test("a success clears the count", async () => {
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 2; i++) expect((await guess(from(), "client@demo.com")).status).toBe(400)
    expect((await guess(from(), "client@demo.com", "client")).status).toBe(200)
  }
})

const tries: [string, (i: number) => object][] = [
  ["/jwt/login", (i) => ({ email: `x${i}@example.org`, password: "x" })],
  ["/jwt/register", (i) => ({ email: `x${i}@example.org`, username: `x${i}x`, password: "quite a secret 7" })],
  ["/jwt/forgot-password", (i) => ({ email: `x${i}@example.org` })],
  ["/jwt/reset-password", () => ({ token: "x", password: "quite a secret 7" })],
]
test.each(tries)("%s: one address gets so many tries and no more", async (path, body) => {
  const who = from()
  const statuses: number[] = []
  for (let i = 0; i < 13; i++) statuses.push((await who.post(path, body(i))).status)
  expect(statuses.slice(0, 12)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
  expect((await from().post(path, body(20))).status).not.toBe(429)
})
