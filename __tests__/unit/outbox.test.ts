import { waitSeconds } from "@/lib/core/outbox/backoff"
import { isPermanent, reasonOf, type SmtpError } from "@/lib/core/outbox/result"
import { maxAttempts, serverReply } from "@/lib/core/outbox/values"

const error = (values: Partial<SmtpError>) => Object.assign(new Error("it failed"), values) as SmtpError

test("attempts are spread over about a day, the first ones soon", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) => waitSeconds(i + 1, 0.5))
  expect(waits.slice(0, 4)).toEqual([60, 120, 240, 480])
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(28)
})

test("retries are spread by jitter", () => {
  expect([waitSeconds(1, 0), waitSeconds(1, 1)]).toEqual([48, 72])
  expect([waitSeconds(99, 0), waitSeconds(99, 1)]).toEqual([11_520, 17_280])
})

test.each([
  ["a refused recipient", { code: "EENVELOPE", responseCode: 550, response: "550 no" }, true],
  ["a refused message", { code: "EMESSAGE", responseCode: 554, response: "554 spam" }, true],
  ["a mail that can't be offered", { code: "EENVELOPE" }, true],
  ["a greylisted recipient", { code: "EENVELOPE", responseCode: 451, response: "451 later" }, false],
  ["a refused sign-in", { code: "EAUTH", responseCode: 535, response: "535 bad" }, false],
  ["a refused greeting", { code: "EPROTOCOL", responseCode: 554, response: "554 busy" }, false],
  ["a lost connection", { code: "ECONNECTION" }, false],
  ["a time limit", { code: "ETIMEDOUT" }, false],
  ["something unheard of", {}, false],
])("%s: final or not", (_what, values, final) => {
  expect(isPermanent(error(values))).toBe(final)
})

test("a reason quotes the server on one short line, without sign-in secrets", () => {
  const long = reasonOf(error({ code: "EENVELOPE", response: `550-a\r\n550 ${"b".repeat(500)}` }))
  expect(long).toMatch(/^550-a 550 b+$/)
  expect(long.length).toBe(200)
  const signIn = reasonOf(error({ code: "EAUTH", responseCode: 535, response: "535 bad password of shop@relay" }))
  expect(signIn).toBe("EAUTH 535")
  expect([serverReply(signIn), serverReply("ETIMEDOUT"), serverReply(null)]).toEqual([null, null, null])
  expect(serverReply("550 no such user")).toBe("550 no such user")
})
