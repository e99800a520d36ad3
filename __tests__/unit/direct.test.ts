import type { IncomingMessage } from "node:http"
import { apiPath } from "@/lib/core/client/address"
import { isAlsoPage } from "@/lib/core/http/call-paths"
import { direct } from "@/lib/core/http/direct"
import { endpoints } from "@/lib/features"
import { handlerModules } from "@/lib/features/handlers"
import paths from "@/lib/features/paths.json"

const { answer } = direct({ paths, handlerModules })
const ask = (url: string, method = "GET", headers: Record<string, string> = {}) =>
  answer({ url, method, headers, socket: { remoteAddress: "198.51.100.7" } } as unknown as IncomingMessage)

test("every endpoint that answers no stream is reached without Next, at its path and under /api", async () => {
  for (const { method, path, response } of endpoints) {
    for (const address of new Set([path, apiPath(path)])) {
      const url = address.replace(/\{\w+\}/g, "0b0e7a7e-0000-4000-8000-000000000000")
      const reply = await ask(`${url}?a=1`, "OPTIONS")
      const expected = response === "stream" || isAlsoPage(address) ? undefined : true
      expect([method, url, reply?.headers.allow?.split(", ").includes(method)]).toEqual([method, url, expected])
    }
  }
})

test.each([
  "/",
  "/login",
  "/api/auth/session",
  "/api/mcp",
  "/api/nothing",
  "/api/health/",
  "/api//health",
  "/api/healt%68",
  "/api/v1/webhooks/..",
  "/api/v1/webhooks/.",
  "/api/v1/webhooks/a%2fb",
  "/api/v1/webhooks/a;b",
  "/de/api/health",
])("%s is left to Next", (url) => {
  expect(ask(url)).toBeUndefined()
})

test("a request of Next's own router is left to Next", () => {
  expect(ask("/api/health", "GET", { rsc: "1" })).toBeUndefined()
  expect(ask("/api/health", "POST", { "next-action": "a" })).toBeUndefined()
})

test("the limits of a caller count the address of its connection", async () => {
  const request = { url: "/api/health", method: "GET", headers: {}, socket: { remoteAddress: "198.51.100.7" } }
  await answer(request as unknown as IncomingMessage)
  expect(request.headers).toEqual({ "x-forwarded-for": "198.51.100.7" })
})
