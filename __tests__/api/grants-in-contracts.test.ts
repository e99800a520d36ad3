import * as z from "zod"
import { abilityOf } from "@/lib/core/auth/casl"
import type { Grant, Placed } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { type Endpoint, endpoint } from "@/lib/core/http/endpoint"
import { handler } from "@/lib/core/http/handler"
import { openApiDocument } from "@/lib/core/http/openapi/document"
import { testStore } from "../support/store"

beforeAll(() => testStore())

const client = { locale: "en", address: "192.0.2.1", requestId: "r" } as ClientInfo
// No noun declares depots, so the type of places doesn't have them.
const depot = "depot" as never
const inDepots = (ids: number[], action: Grant["action"] = "update"): Grant => ({
  action,
  subject: "Order",
  on: { place: depot, ids },
})

function person(grants: Grant[]): Principal {
  const rules = grants.map(({ action, subject }) => ({ action, subject }))
  return { workspaceId: 1, userId: 2, sessionId: "s", rules, ability: abilityOf(rules), grants } as unknown as Principal
}

/** Runs a test endpoint. @returns its response, or the status and the reason of its error */
async function answerOf(bound: { execute: (request: never) => Promise<unknown> }, grants: Grant[], input: object = {}) {
  try {
    return await bound.execute({ principal: person(grants), client, ...input } as never)
  } catch (error) {
    const { status, reason } = error as { status: number; reason?: { why: string } }
    return [status, reason?.why]
  }
}

const query = z.object({ depot: z.int().optional() })
const done = z.object({ done: z.boolean() })
const base = { summary: "For this test", response: done } as const
const listed = handler(
  endpoint({ ...base, method: "GET", path: "/test/listed", can: ["update", "Order"], on: depot, query }),
  async () => ({ done: true }),
)
const added = handler(
  endpoint({ ...base, method: "POST", path: "/test/added", can: ["update", "Order"], on: depot, body: query }),
  async () => ({ done: true }),
)

test("a read at a place needs a grant there; without a place its store filters", async () => {
  const grants = [inDepots([1, 2])]
  expect(await answerOf(listed, grants, { query: { depot: 2 } })).toEqual({ done: true })
  expect(await answerOf(listed, grants, {})).toEqual({ done: true })
  expect(await answerOf(listed, grants, { query: { depot: 3 } })).toEqual([404, "here"])
})

test("a place that the caller may read but not change is 403, any other is 404", async () => {
  const grants = [inDepots([1]), inDepots([1, 2], "read")]
  expect(await answerOf(added, grants, { body: { depot: 1 } })).toEqual({ done: true })
  expect(await answerOf(added, grants, { body: { depot: 2 } })).toEqual([403, "here"])
  expect(await answerOf(added, grants, { body: { depot: 3 } })).toEqual([404, "here"])
  expect(await answerOf(added, [inDepots([1], "read")], { body: { depot: 1 } })).toEqual([403, "missing"])
})

test("a write that names no place needs the right everywhere", async () => {
  expect(await answerOf(added, [inDepots([1])], { body: {} })).toEqual([403, "here"])
  expect(await answerOf(added, [{ action: "update", subject: "Order", on: "all" }], { body: {} })).toEqual({
    done: true,
  })
})

test("a contract with `on: { record }` checks the record that the handler finds, before it runs", async () => {
  let runs = 0
  const contract = endpoint({
    ...base,
    method: "POST",
    path: "/test/record",
    can: ["read", "Order"],
    on: { record: ["update", "Order"] },
  })
  const bind = (record: Placed | undefined) =>
    handler(
      contract,
      async () => {
        runs++
        return { done: true }
      },
      async () => record,
    )
  const own: Grant = { action: "update", subject: "Order", on: "own" }
  const read: Grant = { action: "read", subject: "Order", on: "all" }
  expect(await answerOf(bind({ owner: 2 }), [own, read])).toEqual({ done: true })
  expect(await answerOf(bind({ owner: 3 }), [own, read])).toEqual([403, "own"])
  expect(await answerOf(bind({ owner: 3 }), [own, { ...read, on: "own" }])).toEqual([404, "own"])
  expect(await answerOf(bind(undefined), [own, read])).toEqual([404, undefined])
  expect(runs).toBe(1)
  expect(() => handler(contract, async () => ({ done: true }))).toThrow(/need each other/)
})

const till = z.object({
  depot: z.int(),
  expected: z.int().optional(),
  lines: z.array(z.object({ cost: z.int().optional() })),
})
// Not a read, because the responses of reads are cached per user, and this test gives one user several grants.
const tills = endpoint({
  method: "POST",
  path: "/test/tills",
  summary: "For this test",
  can: ["read", "Order"],
  fields: { "data.expected": ["update", "Order"], "data.lines.cost": ["delete", "Order"] },
  response: z.object({ data: z.array(till) }),
})
const at = (place: number) => ({ depot: place, expected: 100, lines: [{ cost: 5 }] })
const read: Grant = { action: "read", subject: "Order", on: "all" }

test("fields are left out of a response unless the caller has the right at the record's place", async () => {
  const bound = handler(tills, async () => ({ data: [at(1), at(2)] }))
  expect(await answerOf(bound, [read])).toEqual({
    data: [
      { depot: 1, lines: [{}] },
      { depot: 2, lines: [{}] },
    ],
  })
  expect(await answerOf(bound, [read, inDepots([2]), inDepots([1], "delete")])).toEqual({
    data: [
      { depot: 1, lines: [{ cost: 5 }] },
      { depot: 2, expected: 100, lines: [{}] },
    ],
  })
  expect(await answerOf(bound, [{ action: "manage", subject: "all", on: "all" }])).toEqual({ data: [at(1), at(2)] })
})

test("the API description names the right that a field needs", () => {
  const described = { post: { "x-fields": { "data.expected": ["update", "Order"] } } }
  const document = openApiDocument([{ ...tills, noun: "tills", name: "tills" }], "", {})
  expect(document).toMatchObject({ paths: { "/test/tills": described } })
})

test("a field that the response can't lack, or doesn't have, is an error of the contract", () => {
  const bind = (fields: Endpoint["fields"]) => handler({ ...tills, fields }, async () => ({ data: [] }))
  expect(() => bind({ "data.depot": ["read", "Order"] })).toThrow(/data\.depot/)
  expect(() => bind({ "data.cost": ["read", "Order"] })).toThrow(/data\.cost/)
  expect(() => bind({ expected: ["read", "Order"] })).toThrow(/expected/)
})
