import { clientInfo } from "@/lib/core/http/client-info"

const holder = globalThis as { __cornerledgerServer?: boolean; __cornerledgerConfig?: unknown }
const addressOf = (headers: Record<string, string>) => clientInfo(new Headers(headers)).address

afterEach(() => {
  holder.__cornerledgerServer = true
  holder.__cornerledgerConfig = undefined
  delete process.env.TRUSTED_PROXIES
  delete process.env.VERCEL
})

test("behind our own server the last forwarded address is used, which the server wrote", () => {
  expect(addressOf({ "x-forwarded-for": "198.51.100.7" })).toBe("198.51.100.7")
})

test("under plain next start a forwarded address from the client is ignored", () => {
  holder.__cornerledgerServer = false
  expect(addressOf({ "x-forwarded-for": "198.51.100.7", "x-vercel-forwarded-for": "198.51.100.8" })).toBe("unknown")
})

test("on Vercel the header that Vercel sets is used", () => {
  holder.__cornerledgerServer = false
  process.env.VERCEL = "1"
  expect(addressOf({ "x-forwarded-for": "198.51.100.7", "x-vercel-forwarded-for": "203.0.113.9" })).toBe("203.0.113.9")
})

test("configured proxies are counted from the end", () => {
  holder.__cornerledgerServer = false
  process.env.TRUSTED_PROXIES = "2"
  expect(addressOf({ "x-forwarded-for": "192.0.2.1, 198.51.100.7, 10.0.0.1" })).toBe("198.51.100.7")
})
