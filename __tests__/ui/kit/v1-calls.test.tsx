/** @jest-environment jsdom */
import { call } from "@/lib/core/client/call"
import type { CallError } from "@/lib/core/client/call-error"
import { parseListState } from "@/lib/core/client/list-state"
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type { changeThing, deleteThing } from "../../support/things"

// How the browser sends requests to endpoints under /api/v1, and reads their errors.

const change: EndpointReference<typeof changeThing> = { method: "PATCH", path: "/api/v1/things/{id}" }
const remove: EndpointReference<typeof deleteThing> = { method: "DELETE", path: "/api/v1/things/{id}" }

function network(status: number, body: object) {
  const asked: { address: string; init: RequestInit }[] = []
  window.fetch = jest.fn(async (address, init) => {
    asked.push({ address: String(address), init: init ?? {} })
    return { ok: status < 400, status, json: async () => body } as Response
  })
  return asked
}

test("PATCH sends a JSON body and, like every v1 write, a key", async () => {
  const asked = network(200, {})
  await call(change, { params: { id: 3 }, body: { name: "Box" } })
  await call(remove, { params: { id: 3 } })
  const [first, second] = asked
  expect([first?.address, first?.init.method, first?.init.body]).toEqual([
    "/api/v1/things/3",
    "PATCH",
    '{"name":"Box"}',
  ])
  const headers = asked.map(({ init }) => new Headers(init.headers))
  expect(headers[0]?.get("content-type")).toBe("application/json")
  expect([second?.init.body, headers[1]?.get("content-type")]).toEqual([undefined, null])
  expect(headers.map((each) => each.get("idempotency-key"))).toEqual([
    expect.stringMatching(/^[\w-]{36}$/),
    expect.stringMatching(/^[\w-]{36}$/),
  ])
})

const failure = (): Promise<CallError> => call(change, { params: { id: 3 }, body: {} }).catch((error) => error)

test("the messages of a problem document land at their fields", async () => {
  network(422, {
    title: "Invalid",
    detail: "Enter a name. Choose a colour.",
    code: "invalid",
    errors: [
      { field: "name", messages: ["Enter a name."] },
      { field: "colour", messages: ["Choose a colour."] },
    ],
  })
  expect(await failure()).toMatchObject({
    status: 422,
    code: "invalid",
    message: "Enter a name. Choose a colour.",
    fields: { name: ["Enter a name."], colour: ["Choose a colour."] },
  })
})

test("the current record of a problem document is kept", async () => {
  network(409, { detail: "Someone else changed this.", code: "conflict", current: { name: "newer" } })
  const error = await failure()
  expect([error.message, error.fields, error.current]).toEqual([
    "Someone else changed this.",
    undefined,
    { name: "newer" },
  ])
})

test("a list's URL can't ask for longer pages than its endpoint allows", () => {
  const rules = { filters: {}, sortBy: [], perPage: 20, maxPerPage: 100 }
  expect(parseListState(rules, { perPage: "100" }).perPage).toBe(100)
  expect(parseListState(rules, { perPage: "1000" }).perPage).not.toBe(1000)
})
