import { hash } from "@node-rs/argon2"
import { newDevice } from "@/lib/core/auth/device-cookie"
import { delayFor } from "@/lib/features/sign-ins/service/budget"
import { caller } from "../support/api"
import { query } from "../support/facts"

process.env.RATE_LIMIT_SIGN_IN = "10"
process.env.RATE_LIMIT_ACCOUNT = "30"
process.env.RATE_LIMIT_DELAY_SECONDS = "0.02"

const account = { email: "admin@demo.com", password: "admin" }
// Hashed with little memory, so that two hundred wrong attempts cost a fraction of a second.
beforeAll(async () => {
  const cheap = await hash(account.password, { memoryCost: 8, timeCost: 1 })
  await query(`update users set password_hash = '${cheap}' where workspace_id = 1 and id = 1`)
})

const from = (address: string, cookie?: string) =>
  caller(undefined, { "x-forwarded-for": address, ...(cookie ? { cookie: `cornerledger-device=${cookie}` } : {}) })
const login = (who: ReturnType<typeof caller>, password = account.password, email = account.email) =>
  who.post("/jwt/login", { email, password })

/** Makes several wrong guesses from each of several addresses. */
async function attack(addresses: number, each: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 1; i <= addresses; i++) {
    const guesses = Array.from({ length: each }, () => login(from(`198.51.100.${i}`), "wrong"))
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status))
  }
  return statuses
}

test("200 wrong guesses from 50 addresses don't lock the owner out, neither on a known device nor at a new address", async () => {
  const device = newDevice()
  expect((await login(from("192.0.2.50", device))).status).toBe(200)
  expect(new Set(await attack(50, 4))).toEqual(new Set([400]))
  expect((await login(from("198.51.100.1", device))).status).toBe(200)
  const started = performance.now()
  expect((await login(from("192.0.2.51"))).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(19)
  expect((await login(from("192.0.2.51"), account.password, "client@demo.com")).status).toBe(400)
}, 60_000)

test("a known device has a separate limit of the same size; a forged one has none", async () => {
  const device = newDevice()
  expect((await login(from("192.0.2.60", device))).status).toBe(200)
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await login(from(`192.0.2.${70 + i}`, device), "wrong")).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
  const guesser = "203.0.113.5"
  for (let i = 0; i < 10; i++) await login(from(guesser, `${device.split(".")[0]}.forged`), "wrong")
  expect((await login(from(guesser, `${device.split(".")[0]}.forged`))).status).toBe(429)
  // The device is known to one account and unknown to another.
  for (let i = 0; i < 10; i++) await login(from(guesser, device), "wrong", "client@demo.com")
  expect((await login(from(guesser, device), "client", "client@demo.com")).status).toBe(429)
})

test("concurrent guesses don't exceed the limit", async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, () => login(from("203.0.113.9"), "wrong")))
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(10)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(20)
  const events = await query("select 1 from sign_in_events where address = '203.0.113.9' and outcome = 'limited'")
  expect(events).toHaveLength(1)
})

test("the delay before an attempt grows up to a few seconds", () => {
  process.env.RATE_LIMIT_DELAY_SECONDS = "5"
  const holder = globalThis as { __cornerledgerConfig?: { RATE_LIMIT_DELAY_SECONDS: number } }
  if (holder.__cornerledgerConfig) holder.__cornerledgerConfig.RATE_LIMIT_DELAY_SECONDS = 5
  expect([1, 30, 31, 41, 51, 71, 81, 5000].map(delayFor)).toEqual([0, 0, 250, 500, 1000, 4000, 5000, 5000])
})
