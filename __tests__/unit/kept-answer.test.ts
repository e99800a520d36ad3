import { setImmediate as turn } from "node:timers/promises"
import { useStore as replaceStore } from "@/lib/core/db/client"
import type { Store } from "@/lib/core/db/types"
import { cachedResponse } from "@/lib/core/http/answers"

let version: number

beforeEach(() => {
  version = 1
  replaceStore({ version: () => version } as Store)
})
afterAll(() => replaceStore(undefined))

/** A read that resolves on demand and is counted. */
function reads() {
  const waiting: ((response: object) => void)[] = []
  return {
    read: () => new Promise<object>((resolve) => waiting.push(resolve)),
    count: () => waiting.length,
    response: (index: number, response: object) => waiting[index]?.(response),
  }
}

test("concurrent identical requests share one read, and later ones its response", async () => {
  const { read, count, response } = reads()
  const key = crypto.randomUUID()
  const asked = [1, 2, 3].map(() => cachedResponse(key, read))
  await turn()
  expect(count()).toBe(1)
  const found = {}
  response(0, found)
  for (const one of asked) expect(await one).toBe(found)
  expect(await cachedResponse(key, read)).toBe(found)
  expect(count()).toBe(1)
})

test("a request after a write doesn't join an earlier read, and no earlier response stays cached", async () => {
  const { read, count, response } = reads()
  const key = crypto.randomUUID()
  const before = cachedResponse(key, read)
  await turn()
  version++
  const after = cachedResponse(key, read)
  await turn()
  expect(count()).toBe(2)
  const [old, fresh] = [{ a: 1 }, { a: 2 }]
  response(1, fresh)
  expect(await after).toBe(fresh)
  response(0, old)
  expect(await before).toBe(old)
  expect(await cachedResponse(key, read)).toBe(fresh)
  version++
  void cachedResponse(key, read)
  await turn()
  expect(count()).toBe(3)
})

test("a failed read fails for all who wait for it, and the next request retries it", async () => {
  const key = crypto.randomUUID()
  const fail = jest.fn().mockRejectedValue(new Error("gone"))
  const both = await Promise.allSettled([cachedResponse(key, fail), cachedResponse(key, fail)])
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect(fail).toHaveBeenCalledTimes(1)
  expect(await cachedResponse(key, async () => ({ ok: true }))).toEqual({ ok: true })
})
