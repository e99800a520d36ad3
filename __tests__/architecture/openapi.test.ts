import { documentWithThings, objectsIn, operationsOf, resolved, type Schema } from "../support/openapi"

// The rules of Spectral (spectral:oas) and Redocly (recommended) that our document could break, without their weight.

const document = documentWithThings()
const operations = operationsOf(document)
const named = operations.map((each) => [`${each.method} ${each.path}`, each] as const)
const objects = [...objectsIn(document)]
const schemas = objects as [string, Schema][]

test("the document says whom to ask and what may be done with it", () => {
  expect(document.info).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    contact: { name: expect.any(String), url: expect.any(String) },
    license: { name: expect.any(String), identifier: expect.any(String) },
  })
})

test("every noun is a tag with a description in lib/features/tags.ts, and every tag is used", () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags))
  expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort())
  expect(document.tags.filter(({ description }) => !/^[A-Z].+\.$/.test(description ?? ""))).toEqual([])
})

test("operation ids are unique and fit into a URL", () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i || !/^\w+$/.test(id))).toEqual([])
})

test.each(named)("%s has a summary, a description and documented responses", (_name, { path, operation }) => {
  expect([operation.summary, operation.description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
  const statuses = Object.keys(operation.responses)
  for (const wanted of [/^20[01]$/, /^4\d\d$/, /^503$/, /^default$/]) {
    expect([wanted, statuses.some((status) => wanted.test(status))]).toEqual([wanted, true])
  }
  for (const [status, given] of Object.entries(operation.responses)) {
    const { description, headers, content } = resolved(document, given)
    expect([status, description, headers]).toEqual([
      status,
      expect.stringMatching(/\w/),
      expect.objectContaining({ "X-Request-Id": expect.anything() }),
    ])
    if (status.startsWith("2")) continue
    const type = path.startsWith("/api/v1/") ? "application/problem+json" : "application/json"
    expect(Object.keys(content ?? {})).toEqual([type])
    if (/429|503/.test(status)) expect(headers).toHaveProperty("Retry-After")
    if (status === "429") expect(headers).toHaveProperty("RateLimit-Policy")
  }
})

test.each(named)("%s declares each parameter of its path once, as required", (_name, { path, operation }) => {
  const parameters = operation.parameters.map((each) => resolved(document, each))
  const inPath = parameters.filter((each) => each.in === "path")
  expect(inPath.map(({ name, required }) => [name, required])).toEqual(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true]),
  )
  const places = parameters.map((each) => `${each.in} ${each.name}`)
  expect(new Set(places).size).toBe(places.length)
})

test("every v1 write of a signed-in caller documents that it requires an Idempotency-Key", () => {
  for (const { method, path, operation } of operations.filter(({ path }) => path.startsWith("/api/v1/"))) {
    const needed = operation.parameters.some((each) => {
      const { name, required } = resolved(document, each)
      return name === "Idempotency-Key" && required
    })
    const isStored = Object.keys(operation.responses[201]?.content ?? operation.responses[200]?.content ?? {})
    if (isStored.includes("application/json")) {
      const stores = method !== "GET" && operation.security.length !== 0
      expect([method, path, needed]).toEqual([method, path, stores])
    }
  }
})

test("every reference leads to a component, and every component is used", () => {
  const references = new Set(
    objects.flatMap(([, { $ref }]: [string, { $ref?: unknown }]) => ($ref ? [String($ref)] : [])),
  )
  expect([...references].filter(($ref) => !resolved(document, { $ref }))).toEqual([])
  const components = Object.entries(document.components)
    .filter(([kind]) => kind !== "securitySchemes")
    .flatMap(([kind, entries]) => Object.keys(entries).map((name) => `#/components/${kind}/${name}`))
  expect(components.filter((name) => !references.has(name))).toEqual([])
})

test("arrays say what they hold, and required properties exist", () => {
  const arrays = schemas.filter(([at, { type, items }]) => type === "array" && !items && !at.includes("/example"))
  expect(arrays.map(([at]) => at)).toEqual([])
  const undefinedOnes = schemas.flatMap(([at, { type, required, properties }]) =>
    type === "object" && required ? required.filter((name) => !properties?.[name]).map((name) => `${at} ${name}`) : [],
  )
  expect(undefinedOnes).toEqual([])
})

test("a record that several endpoints share has a name (lib/core/http/named.ts)", () => {
  const places = new Map<string, string[]>()
  for (const [at, schema] of schemas) {
    if (schema.type !== "object" || Object.keys(schema.properties ?? {}).length < 6) continue
    const text = JSON.stringify(schema)
    places.set(text, [...(places.get(text) ?? []), at])
  }
  const unnamed = (at: string) => !/^#\/components\/schemas\/\w+$/.test(at)
  expect([...places.values()].filter((each) => each.length > 1 && each.some(unnamed))).toEqual([])
})
