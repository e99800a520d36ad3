/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { useMutation } from "@/lib/core/client/use-mutation"
import { addTask } from "@/lib/features/todo/endpoints"

// When the writes of a form share an Idempotency-Key.

type Reply = { status: number } | "lost"
const ok: Reply = { status: 201 }
const task = (title: string) => ({ body: { task: { title } } })

/** Renders a form's mutation, whose requests get `replies` in turn. */
function mutation(...replies: Reply[]) {
  const keys: string[] = []
  window.fetch = jest.fn(async (_, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key") ?? "")
    const reply = replies.shift() ?? ok
    if (reply === "lost") throw new TypeError("Failed to fetch")
    return { ok: reply.status < 400, status: reply.status, json: async () => ({ code: "x", error: "x" }) } as Response
  })
  const { result, unmount } = renderHook(() => useMutation(addTask))
  const write = (title: string) => result.current.run(task(title)).catch(() => undefined)
  const run = (...titles: string[]) => act(() => Promise.all(titles.map(write)))
  return { keys, run, unmount }
}

test("a double click sends one key", async () => {
  const { keys, run } = mutation()
  await run("Count", "Count")
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test.each<[string, Reply]>([
  ["a lost response", "lost"],
  ["an error of the server", { status: 503 }],
  ["an ended session", { status: 401 }],
])("a retry after %s keeps the key", async (_, reply) => {
  const { keys, run } = mutation(reply)
  await run("Count")
  await run("Count")
  expect(keys[1]).toBe(keys[0])
})

test("a retry after a reload keeps the key", async () => {
  const before = mutation("lost")
  await before.run("Count")
  before.unmount()
  const after = mutation()
  await after.run("Count")
  expect(after.keys).toEqual(before.keys)
})

test.each<[string, Reply, string]>([
  ["after a success", ok, "Count"],
  ["after a rejected input", { status: 422 }, "Count"],
  ["for another input", "lost", "Bank"],
])("there is a new key %s", async (_, reply, title) => {
  const { keys, run } = mutation(reply)
  await run("Count")
  await run(title)
  expect(keys[1]).not.toBe(keys[0])
})
