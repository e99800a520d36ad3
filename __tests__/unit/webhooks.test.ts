import { createHmac, timingSafeEqual } from "node:crypto"
import { readFileSync } from "node:fs"
import {
  chosenActions,
  otherPatterns,
  recordActions,
  toggleAction,
  toggleRecord,
} from "@/components/features/webhooks/event-choice"
import { locales } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"
import { includes } from "@/lib/features/webhooks/service/patterns"
import { maxAttempts, retryAfterSeconds, waitSeconds } from "@/lib/features/webhooks/service/schedule"
import { newSecret, signedHeaders } from "@/lib/features/webhooks/service/signature"

test("eight attempts are spread over more than a day", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) => waitSeconds(i + 1, 0, 0))
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400])
  const hours = waits.reduce((sum, seconds) => sum + seconds, 0) / 3600
  expect(hours).toBeGreaterThan(24)
  expect(waitSeconds(2, 0, 1)).toBe(330)
})

test("Retry-After is a number of seconds or a date, and at most a day", () => {
  const now = Date.parse("2026-11-23T12:00:00Z")
  expect(retryAfterSeconds("120", now)).toBe(120)
  expect(retryAfterSeconds("Mon, 23 Nov 2026 12:10:00 GMT", now)).toBe(600)
  expect(retryAfterSeconds("Mon, 23 Nov 2026 11:00:00 GMT", now)).toBe(0)
  expect(retryAfterSeconds("9999999", now)).toBe(86_400)
  expect(retryAfterSeconds("soon", now)).toBe(0)
  expect(retryAfterSeconds(undefined, now)).toBe(0)
  expect(waitSeconds(1, 120)).toBe(120)
})

test("patterns stand for all events, those of a record, or one", () => {
  expect(includes(["*"], "invoice.updated")).toBe(true)
  expect(includes(["invoice.*"], "invoice.updated")).toBe(true)
  expect(includes(["invoice.updated"], "invoice.updated")).toBe(true)
  expect(includes(["invoice.created", "blog.*"], "invoice.updated")).toBe(false)
  expect(includes(["blog.*"], "blog-post.updated")).toBe(false)
})

test("choosing every action of a record chooses the record, which can be taken apart again", () => {
  const three = ["order.*", "task.created", "task.updated", "task.deleted"]
  const whole = toggleAction(three, "task", "restored")
  expect(whole).toEqual(["order.*", "task.*"])
  expect(chosenActions(whole, "task")).toEqual(["created", "updated", "deleted", "restored"])
  expect(toggleAction(whole, "task", "restored")).toEqual(three)
  expect(toggleRecord(whole, "task")).toEqual(["order.*"])
  expect(toggleRecord(three, "task")).toEqual(["order.*", "task.*"])
  expect(toggleRecord(["post-comment.created"], "post")).toEqual(["post-comment.created", "post.*"])
})

test("patterns that a program has set stay and are named", () => {
  const set = ["*", "call.refused", "invoice.*", "invoice.signed", "task.updated"]
  expect(otherPatterns(set)).toEqual(["call.refused", "invoice.signed"])
  expect(toggleRecord(["call.refused"], "task")).toEqual(["call.refused", "task.*"])
})

test.each(locales)("in %s every record and action that can be selected has its words", async (locale) => {
  const words = (await loadNamespace(locale, "webhooks")) as unknown as Record<string, object>
  expect(Object.keys(words.records ?? {}).sort()).toEqual(Object.keys(recordActions).sort())
  const actions = [...new Set(Object.values(recordActions).flat())]
  expect(Object.keys(words.actions ?? {}).sort()).toEqual(actions.sort())
})

test("the ten lines in docs/api.md accept our messages and nothing else", () => {
  const code = /```js\n([\s\S]+?)```/.exec(readFileSync("docs/api.md", "utf8"))?.[1] ?? ""
  const body = code.replace(/^import .*$/m, "").replace("export function", "return function")
  const isGenuine = new Function("createHmac", "timingSafeEqual", body)(createHmac, timingSafeEqual)
  const [secret, other] = [newSecret(), newSecret()]
  const headers = signedHeaders("an-id", new Date(), '{"ä":1}', [other, secret])
  expect(isGenuine(secret, headers, '{"ä":1}')).toBe(true)
  expect(isGenuine(other, headers, '{"ä":1}')).toBe(true)
  expect(isGenuine(newSecret(), headers, '{"ä":1}')).toBe(false)
  expect(isGenuine(secret, headers, '{"ä":2}')).toBe(false)
  expect(isGenuine(secret, { ...headers, "webhook-id": "another" }, '{"ä":1}')).toBe(false)
  const old = signedHeaders("an-id", new Date(Date.now() - 301_000), "{}", [secret])
  expect(isGenuine(secret, old, "{}")).toBe(false)
})
