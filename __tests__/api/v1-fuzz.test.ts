import * as z from "zod"
import { type Answer, type Caller, client, stranger } from "../support/api"
import { sampleOf, variantsOf } from "../support/bodies"
import { documentWithThings, inlined, type Operation, operationsOf, resolved, type Schema } from "../support/openapi"
import { sendToThings } from "../support/things"

// Sends bodies made from the OpenAPI document to every v1 write. Whatever comes, the response is a documented one.

const document = documentWithThings()
const writes = operationsOf(document).filter(({ method, path }) => path.startsWith("/api/v1/") && method !== "GET")

interface Write {
  method: string
  path: string
  operation: Operation
}
interface Input {
  params: Record<string, string>
  query: Record<string, string>
  body?: string
  type?: string
}

let keys = 0

/** Sends a request through the real route; those of the things that exist in tests only through theirs. */
function give(who: Caller, { method, path }: Write, { params, query, body, type = "application/json" }: Input) {
  const headers = { "content-type": type, "idempotency-key": `fuzz-${++keys}` }
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""
  if (!path.startsWith("/api/v1/things")) return who.send(path, { method, params, search, body, headers })
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""))
  return sendToThings(who, { method, path: filled + search, body, headers })
}

const schemas = new Map<string, z.ZodType>()

/** Why a response isn't the documented one; undefined if it is. */
function undocumented({ operation, path, method }: Write, { status, headers, body }: Answer): string | undefined {
  const given = operation.responses[status]
  if (!given) return `${status} is not documented: ${JSON.stringify(body)}`
  const type = headers.get("content-type") ?? ""
  const content = resolved(document, given).content?.[type]
  if (!content) return `${status} has the type ${type}`
  if (status >= 400 && !(body as { code?: string }).code) return `${status} has no code`
  if (!type.includes("json")) return undefined
  const key = `${method} ${path} ${status}`
  const schema = schemas.get(key) ?? z.fromJSONSchema(inlined(document, content.schema) as never)
  schemas.set(key, schema)
  const { error } = schema.safeParse(body)
  return error && `${status} doesn't fit its schema: ${z.prettifyError(error)} ${JSON.stringify(body).slice(0, 500)}`
}

const oddValues = ["0", "-1", "x", "1e9", "2147483648", "\u0000", "%", "'", "a/b", "x".repeat(300)]

/** Valid values of the parameters, and variants with one odd value each. */
function parametersOf({ operation }: Write): Pick<Input, "params" | "query">[] {
  const known = operation.parameters
    .map((each) => resolved(document, each))
    .filter((each) => each.in === "path" || each.in === "query")
  const fill = (place: string, odd?: string, value?: string) =>
    Object.fromEntries(
      known
        .filter((each) => each.in === place && (each.required || each.name === odd))
        .map(({ name, schema }) => [
          name,
          odd === name && value !== undefined ? value : String(sampleOf(inlined(document, schema), true)),
        ]),
    )
  const odd = known.flatMap(({ name }) => oddValues.map((value) => [name, value] as const))
  const valid = { params: fill("path"), query: fill("query") }
  return [
    valid,
    ...odd.map(([name, value]) => ({ params: fill("path", name, value), query: fill("query", name, value) })),
  ]
}

/** Bodies that fit the schema, others, and texts that are no JSON. */
function bodiesOf({ operation }: Write): { body?: string; type?: string }[] {
  const content = operation.requestBody?.content
  if (!content) return []
  const [[type = "", { schema }] = ["", { schema: {} as Schema }]] = Object.entries(content)
  if (type !== "application/json") return ["", "x", "\u0000".repeat(5000), "<a"].map((body) => ({ body, type }))
  const whole = inlined(document, schema)
  const valid = [true, false].map((withOptional) => sampleOf(whole, withOptional))
  const bodies = [...valid, ...variantsOf(whole, valid[0])].map((value) => JSON.stringify(value))
  return [...bodies, "", "{", '"\ud800"', "[".repeat(100), "1e999"].map((body) => ({ body }))
}

test("there are writes to try", () => {
  expect(writes.map(({ method }) => method)).toEqual(expect.arrayContaining(["POST", "PATCH", "DELETE"]))
})

const strangers = new Map<string, Promise<Caller>>()

/** The caller for the writes of a noun, in a workspace of their own: writes of one noun must not change records of another. */
function writerOf(path: string): Promise<Caller> {
  const noun = path.split("/")[3] ?? ""
  if (noun === "things") return client("admin")
  const known = strangers.get(noun) ?? stranger()
  strangers.set(noun, known)
  return known
}

test.each(writes.map((write) => [write.method, write.path, write] as const))(
  "%s %s answers any input as documented",
  async (_method, path, write) => {
    const who = await writerOf(path)
    const [valid, ...odd] = parametersOf(write)
    const bodies = bodiesOf(write)
    const statuses = new Set<number>()
    const inputs = [
      ...bodies.map((body) => ({ ...valid, ...body })),
      ...odd.map((parameters) => ({ ...parameters, ...bodies[0] })),
    ] as Input[]
    for (const input of inputs.length > 0 ? inputs : [valid as Input]) {
      const answer = await give(who, write, input)
      statuses.add(answer.status)
      const problem = undocumented(write, answer)
      expect([JSON.stringify(input).slice(0, 300), problem]).toEqual([expect.any(String), undefined])
    }
    if (write.operation.requestBody) expect([...statuses].some((status) => status >= 400)).toBe(true)
  },
  60_000,
)

test("valid bodies made from a schema are accepted", async () => {
  const add = writes.find(({ method, path }) => method === "POST" && path === "/api/v1/things") as Write
  const [full, least] = bodiesOf(add)
  const statusOf = async (body: object) =>
    (await give(await client("admin"), add, { params: {}, query: {}, ...body })).status
  expect([await statusOf(full ?? {}), await statusOf(least ?? {})]).toEqual([201, 201])
})

test("undocumented responses are found", () => {
  const add = writes.find(({ method, path }) => method === "POST" && path === "/api/v1/things") as Write
  const answer = (status: number, type: string, body: unknown) =>
    undocumented(add, { status, headers: new Headers({ "content-type": type }), body })
  const [json, problem] = ["application/json", "application/problem+json"]
  expect(answer(201, json, { id: 1, name: "Box", colour: "red", amountMinor: 1 })).toBeUndefined()
  expect(answer(201, json, { id: 1, name: "Box", colour: "blue", amountMinor: 1 })).toContain("fit")
  expect(answer(201, json, { id: 1, name: "Box", colour: "red" })).toContain("fit")
  expect(answer(500, problem, { code: "internal" })).toContain("not documented")
  expect(answer(422, json, { error: "x", code: "invalid" })).toContain("type")
  expect(answer(422, problem, { code: "invalid" })).toContain("fit")
})

test("nothing polluted Object.prototype", () => {
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})
