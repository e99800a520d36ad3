import { config } from "@/lib/core/config"
import { type Answer, type Caller, client, nobody, send } from "../support/api"
import { countThings, sendToThings } from "../support/things"

// The rules of all endpoints under /api/v1.

// biome-ignore lint/suspicious/noExplicitAny: responses are parsed JSON
type Loose = Answer<any>

let admin: Caller
let keys = 0

beforeAll(async () => {
  admin = await client("admin")
})

const write = (method: string, path: string, body?: object, headers = {}): Promise<Loose> =>
  sendToThings(admin, {
    method,
    path: `/api/v1/things${path}`,
    body: body && JSON.stringify(body),
    headers: { "idempotency-key": `v1-${++keys}`, ...headers },
  })
const read = (search = ""): Promise<Loose> => sendToThings(admin, { method: "GET", path: `/api/v1/things${search}` })
const box = { name: "Box", colour: "red", amountMinor: 100 }

test("a record is added, changed with PATCH and deleted", async () => {
  const added = await write("POST", "", box)
  expect([added.status, added.body]).toEqual([201, { id: expect.any(Number), ...box }])
  const path = `/${added.body.id}`
  expect((await write("PATCH", path, { colour: "green" })).body).toEqual({ ...added.body, colour: "green" })
  expect((await write("DELETE", path)).body).toEqual({ ...added.body, colour: "green" })
  expect((await write("PATCH", path, {})).status).toBe(404)
})

test("a list answers data, total and its page, of 20 records unless asked for up to 100", async () => {
  for (let i = 0; i < 21; i++) await write("POST", "", { ...box, name: `Box ${i}` })
  const { body } = await read()
  expect(Object.keys(body)).toEqual(["data", "total", "page", "perPage"])
  expect([body.data.length, body.total, body.page, body.perPage]).toEqual([20, countThings(), 1, 20])
  expect((await read("?perPage=100&page=2&order=&q=")).body).toMatchObject({ data: [], page: 2, perPage: 100 })
  for (const search of ["?perPage=101", "?perPage=0", "?page=x", "?order=up", "?sortBy=secret", "?colour=blue"]) {
    const { status, body: problem } = await read(search)
    expect([search, status, problem.errors?.[0].field]).toEqual([search, 422, search.slice(1).split("=")[0]])
  }
})

test("an error is a problem document with code, request id and messages by field", async () => {
  const { status, body, headers } = await write("POST", "", { ...box, name: "", colour: "blue" })
  expect([status, headers.get("content-type")]).toEqual([422, "application/problem+json"])
  expect(body).toEqual({
    type: "urn:problem-type:cornerledger:invalid",
    title: "Invalid",
    status: 422,
    detail: expect.stringMatching(/\w/),
    instance: "/api/v1/things",
    code: "invalid",
    requestId: headers.get("x-request-id"),
    errors: [
      { field: "name", messages: [expect.any(String)] },
      { field: "colour", messages: [expect.any(String)] },
    ],
  })
  const german = await write("POST", "", { ...box, name: "" }, { "accept-language": "de" })
  expect(german.body.detail).not.toBe((await write("POST", "", { ...box, name: "" })).body.detail)
})

test("a stale version answers the current record in the problem document", async () => {
  const { status, body } = await write("POST", "", { ...box, name: "stale" })
  expect([status, body.code, body.current]).toEqual([409, "conflict", { name: "newer" }])
})

test("a defect answers an opaque problem document", async () => {
  const { status, body } = await write("POST", "", { ...box, name: "broken" })
  expect([status, body.code, body.requestId]).toEqual([500, "internal", expect.any(String)])
  expect(JSON.stringify(body)).not.toContain("defect")
})

test("unknown paths, wrong methods, signed-out callers and maintenance answer problem documents", async () => {
  const type = async (sent: Promise<Loose>) => {
    const { status, body, headers } = await sent
    return [status, body.code, headers.get("content-type")]
  }
  const problem = "application/problem+json"
  const unknown = new Request("http://localhost:3000/api/v1/nothing", { method: "PATCH" })
  const { PATCH } = await import("@/app/api/[...path]/route")
  const missing = await PATCH(unknown, { params: Promise.resolve({}) })
  expect([missing.status, missing.headers.get("content-type")]).toEqual([404, problem])
  expect(await missing.json()).toMatchObject({ code: "not_found", instance: "/api/v1/nothing" })
  expect(await type(write("PUT", "", {}))).toEqual([405, "method_not_allowed", problem])
  const out = sendToThings(nobody, { method: "GET", path: "/api/v1/things" })
  expect(await type(out)).toEqual([401, "unauthorized", problem])
  Object.assign(config(), { MAINTENANCE: true })
  const closed = type(read())
  expect(await closed.finally(() => Object.assign(config(), { MAINTENANCE: false }))).toEqual([
    503,
    "unavailable",
    problem,
  ])
})

test("older endpoints keep their errors", async () => {
  const { body, headers } = await send("/api/users/list/data")
  expect(headers.get("content-type")).toBe("application/json")
  expect(Object.keys(body)).toEqual(["error", "code"])
})

test.each([
  ["POST", "", box],
  ["PATCH", "/1", { name: "Bag" }],
  ["DELETE", "/1", undefined],
])("%s without an Idempotency-Key is rejected and writes nothing", async (method, path, body) => {
  const before = [countThings(), (await read()).body.data[0]]
  const sent = { method, path: `/api/v1/things${path}`, body: body && JSON.stringify(body) }
  const answer: Loose = await sendToThings(admin, sent)
  expect([answer.status, answer.body.code]).toEqual([400, "idempotency_key_required"])
  expect([countThings(), (await read()).body.data[0]]).toEqual(before)
})

test("the same key gets the first answer again, also for PATCH", async () => {
  const { id } = (await write("POST", "", box)).body
  const again = { "idempotency-key": "the-same" }
  const first = await write("PATCH", `/${id}`, { name: "Bag" }, again)
  await write("PATCH", `/${id}`, { name: "Sack" })
  const second = await write("PATCH", `/${id}`, { name: "Bag" }, again)
  expect([second.body, second.headers.get("idempotency-replayed")]).toEqual([first.body, "true"])
  expect((await write("PATCH", `/${id}`, { name: "Tin" }, again)).body.code).toBe("idempotency_mismatch")
})
