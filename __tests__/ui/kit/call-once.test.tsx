/** @jest-environment jsdom */
import { addTask } from "@/lib/features/todo/endpoints"

// When writes outside a form share an Idempotency-Key.

type Reply = { status: number } | "lost"
const ok: Reply = { status: 201 }
let keys: string[]

/** A page as it is after loading, whose requests get `replies` in turn. */
async function page(...replies: Reply[]) {
  window.fetch = jest.fn(async (_, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key") ?? "")
    const reply = replies.shift() ?? ok
    if (reply === "lost") throw new TypeError("Failed to fetch")
    return { ok: reply.status < 400, status: reply.status, json: async () => ({ code: "x", error: "x" }) } as Response
  })
  jest.resetModules()
  const { callOnce } = await import("@/lib/core/client/call-once")
  return (...titles: string[]) =>
    Promise.all(titles.map((title) => callOnce(addTask, { body: { task: { title } } }).catch(() => undefined)))
}

beforeEach(() => {
  keys = []
  sessionStorage.clear()
})

test.each<[string, Reply]>([
  ["a lost response", "lost"],
  ["an error of the server", { status: 503 }],
])("a retry after %s keeps the key", async (_, reply) => {
  const run = await page(reply)
  await run("Count")
  await run("Count")
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test("a retry after a reload keeps the key", async () => {
  await (await page("lost"))("Count")
  await (await page())("Count")
  expect(keys[1]).toBe(keys[0])
})

test.each<[string, Reply, string]>([
  ["after a success", ok, "Count"],
  ["after a rejected input", { status: 422 }, "Count"],
  ["for another input", "lost", "Bank"],
])("there is a new key %s", async (_, reply, title) => {
  const run = await page(reply)
  await run("Count")
  await run(title)
  expect(keys[1]).not.toBe(keys[0])
})

test("the same write twice at the same time is two writes, of which the first keeps its key", async () => {
  const run = await page("lost", ok)
  await run("Count", "Count")
  expect(keys[1]).not.toBe(keys[0])
  await run("Count")
  expect(keys[2]).toBe(keys[0])
})
