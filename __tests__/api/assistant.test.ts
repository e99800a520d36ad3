import { client, stranger } from "../support/api"
import { type Assistant, assistant, sendToAssistantRoute } from "../support/assistant"
import { confirmed } from "../support/confirm"
import { keyOf } from "../support/keys"
import { colleague } from "../support/people"

// /api/mcp through the client of the protocol's own library.

let admin: Assistant

beforeAll(async () => {
  admin = await assistant(await client("admin"))
})

const message = (body: unknown, headers: Record<string, string>) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
})
const listing = { jsonrpc: "2.0", id: 1, method: "tools/list" }

test("there are few tools, with titles, schemas and honest hints", async () => {
  const { tools } = await admin.client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual([
    "confirm_write",
    "describe_call",
    "find_calls",
    "get_invoice",
    "get_mail",
    "get_order",
    "get_revenue_report",
    "list_clients",
    "list_events",
    "list_invoices",
    "list_mail",
    "list_orders",
    "list_products",
    "list_tasks",
    "list_users",
    "plan_write",
    "read_call",
    "search_records",
    "sum_invoices",
  ])
  for (const { name, title, description, inputSchema, annotations } of tools) {
    expect([name, Boolean(title && description), inputSchema.type]).toEqual([name, true, "object"])
    // Direct tools join the properties of two schemas, whose definitions would be lost.
    expect(JSON.stringify(inputSchema)).not.toContain("$ref")
    expect([name, annotations?.readOnlyHint]).toEqual([name, name !== "confirm_write"])
  }
  expect(tools.find(({ name }) => name === "confirm_write")?.annotations).toMatchObject({
    destructiveHint: true,
    idempotentHint: true,
  })
})

test("a tool reads what the endpoint of the same caller answers", async () => {
  const { response } = await admin.run("list_invoices", { status: "Paid", perPage: 3 })
  const { body } = await (await client("admin")).get("/api/invoice/list", { status: "Paid", perPage: 3 })
  expect(body.invoices).toHaveLength(3)
  expect(response).toEqual(body)
})

test("any other read is found by words, described and run", async () => {
  const { calls } = await admin.run("find_calls", { query: "coupons" })
  expect(calls[0]).toMatchObject({ call: "listCoupons", kind: "read" })
  const described = await admin.run("describe_call", { call: "listCoupons" })
  expect(described).toMatchObject({ permission: "update Product", allowed: true })
  expect(Object.keys(described.input.query.properties)).toContain("perPage")
  const { response } = await admin.run("read_call", { call: "listCoupons", input: { query: { perPage: 2 } } })
  expect(response.coupons).toHaveLength(2)
})

test("without words the nouns are listed, and a noun lists all of its calls", async () => {
  const { nouns } = await admin.run("find_calls")
  const { calls } = await admin.run("find_calls", { noun: "todo" })
  expect(calls).toHaveLength(nouns.todo)
})

test("a caller sees and runs only what their permissions allow, and reads why not", async () => {
  const limited = await assistant(await client("client"))
  const { tools } = await limited.client.listTools()
  expect(tools.map(({ name }) => name)).not.toContain("list_users")
  const { calls } = await limited.run("find_calls", { query: "users" })
  expect(calls.map(({ call }: { call: string }) => call)).not.toContain("listUsers")
  const error = await limited.refused("read_call", { call: "listUsers" })
  expect(error).toMatchObject({ status: 403, code: "forbidden", role: "client", needs: "read User" })
  expect(error.error).toMatch(/\w/)
  expect(await limited.refused("plan_write", { call: "addClient", input: { body: { client: {} } } })).toMatchObject({
    code: "forbidden",
  })
})

test("records of another workspace are neither listed nor found", async () => {
  const owner = await client("admin")
  const { client: added } = (
    await owner.post("/apps/invoice/add-client", {
      client: { name: "Zelda Quux", companyEmail: "zelda@example.org" },
    })
  ).body
  const invoice = { clientId: added.id, lines: [{ item: "Ink", qty: 1, unitPriceMinor: 100, vatRate: 0 }] }
  const { id } = (await owner.post("/apps/invoice/add-invoice", { invoice })).body.invoice
  expect((await admin.run("get_invoice", { id })).response.invoice.id).toBe(id)
  const other = await assistant(await stranger())
  expect((await other.run("list_clients", { q: "Zelda Quux" })).response.total).toBe(0)
  expect(await other.refused("get_invoice", { id })).toMatchObject({ status: 404, code: "not_found" })
})

test("a misspelt filter is an error that names the right ones, not an unfiltered list", async () => {
  const { code, error } = await admin.refused("list_invoices", { state: "Paid" })
  expect([code, error]).toEqual(["input_unknown", expect.stringContaining("status")])
})

test("an invalid field is reported by name, in the caller's language", async () => {
  const french = await assistant(await client("admin"), { headers: { "accept-language": "fr" } })
  const { status, error } = await french.refused("list_invoices", { status: "unpaid" })
  expect([status, Object.keys(error)]).toEqual([422, ["status"]])
})

test("opening a conversation is refused, because it would mark it as seen", async () => {
  const { code, error } = await admin.refused("read_call", { call: "getChat", input: { query: { id: 2 } } })
  expect([code, error]).toEqual(["call_unusable", expect.stringContaining("changes something")])
})

test.each([
  ["no token", {}],
  ["another token", { authorization: "Bearer not.a.token" }],
  ["only a cookie", { cookie: "next-auth.session-token=anything" }],
])("%s is refused with 401 before the body is read", async (_, headers) => {
  const response = await sendToAssistantRoute(message(listing, headers))
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"])
})

test("a page of another site is refused in spite of a valid token", async () => {
  const { token } = await client("admin")
  const from = (origin: string) => sendToAssistantRoute(message(listing, { origin, authorization: `Bearer ${token}` }))
  expect((await from("https://evil.example")).status).toBe(403)
  expect((await from("http://localhost:3000")).status).toBe(200)
})

test("a session cookie is never enough, even from our own page", async () => {
  const { token } = await client("admin")
  const response = await sendToAssistantRoute(
    message(listing, { origin: "http://localhost:3000", cookie: `next-auth.session-token=${token}` }),
  )
  expect(response.status).toBe(401)
})

test("batches, streams and bodies over the limit are refused", async () => {
  const authorization = `Bearer ${(await client("admin")).token}`
  expect((await sendToAssistantRoute(message([listing, listing], { authorization }))).status).toBe(400)
  expect((await sendToAssistantRoute(message("x".repeat(1_100_000), { authorization }))).status).toBe(413)
  const stream = await sendToAssistantRoute({ headers: { authorization, accept: "text/event-stream" } })
  expect([stream.status, stream.headers.get("allow")]).toEqual([405, "POST"])
})

test("an unknown tool and an unknown call are named", async () => {
  await expect(admin.client.callTool({ name: "drop_tables" })).rejects.toThrow("drop_tables")
  expect(await admin.refused("read_call", { call: "dropTables" })).toMatchObject({ code: "call_unknown" })
})

test("a colleague's role decides about the tools that write", async () => {
  const names = async (role: string) =>
    (await (await assistant(await colleague(role))).client.listTools()).tools.map(({ name }) => name)
  expect(await names("maintainer")).toContain("confirm_write")
})

test("an API key works as a token, and its scopes decide about tools and calls", async () => {
  const owner = await confirmed(await client("admin"), "admin")
  const withKey = async (...scopes: string[]) => assistant((await keyOf(owner, scopes)).program)
  const names = async ({ client }: Assistant) => (await client.listTools()).tools.map(({ name }) => name)
  const reader = await withKey("read")
  expect(await names(reader)).toContain("list_users")
  expect(await names(reader)).not.toContain("plan_write")
  const tasks = await withKey("todo:write")
  expect(await names(tasks)).toEqual([
    "list_tasks",
    "find_calls",
    "describe_call",
    "read_call",
    "plan_write",
    "confirm_write",
  ])
  const { plan } = await tasks.run("plan_write", { call: "addTask", input: { body: { task: { title: "By key" } } } })
  expect((await tasks.run("confirm_write", { plan })).response.task.title).toBe("By key")
  expect(await tasks.refused("read_call", { call: "listUsers" })).toMatchObject({ code: "key_not_allowed" })
})
