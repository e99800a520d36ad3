// Imported before `document` exists, because the PDF library would mistake this process for a browser.
import "@/lib/core/pdf/sheet"
import { endpointDocs } from "@/components/features/developers/document"
import { send } from "@/components/features/developers/request"
import { sampleBody, uploadTypes } from "@/components/features/developers/sample"
import { sealAudit } from "@/lib/core/audit/seal"
import { endpoints } from "@/lib/features"
import { sampleOf } from "@/scripts/support/samples"
import { type Caller, client, nobody } from "../support/api"
import { serveApi } from "../support/api-server"
import { inputsFor } from "../support/samples"

// Submits the form of each endpoint at /developers to the real routes over HTTP, built as the page builds it.

let api: Awaited<ReturnType<typeof serveApi>>
let admin: Caller
let inputOf: ReturnType<typeof inputsFor>
let docs: ReturnType<typeof endpointDocs>
const { fetch: realFetch } = globalThis
const made: Blob[] = []

beforeAll(async () => {
  api = await serveApi()
  admin = await client("admin")
  // An export has only what is sealed, here that sign-in.
  await sealAudit()
  inputOf = inputsFor(admin)
  docs = endpointDocs((await nobody.get("/api/openapi.json")).body)
  Object.assign(globalThis, {
    document: { documentElement: { lang: "en" } },
    fetch: (address: string, init: RequestInit) => realFetch(api.url + address, init),
  })
  URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`
})

afterAll(async () => {
  Object.assign(globalThis, { fetch: realFetch, document: undefined })
  await api.stop()
})

const texts = (values: object = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const docOf = (name: string) => docs.find(({ id }) => id.endsWith(`-${name}`)) as (typeof docs)[number]
const formOf = (doc: (typeof docs)[number]) => ({
  id: doc.id,
  method: doc.method,
  path: doc.path,
  isPublic: doc.ability === "public",
  uploads: uploadTypes(doc),
  body: sampleBody(doc),
})

const possible = endpoints.filter((call) => !sampleOf(call).not)

test.each(possible.map((call) => [call.method, call.path, call] as const))("%s %s", async (_method, _path, call) => {
  const { params, query, body, upload, token } = await inputOf(call)
  const outcome = await send(formOf(docOf(call.name)), {
    parameters: texts({ ...params, ...query }),
    body: JSON.stringify(body ?? {}),
    token: token ?? String(admin.token),
    file: upload && new File([upload.content as BlobPart], "sample.csv", { type: upload.type }),
  })
  expect([call.name, outcome.status, outcome.text.slice(0, outcome.status < 300 ? 0 : 300)]).toEqual([
    call.name,
    call.status ?? 200,
    "",
  ])
  const { mediaType } = call as { mediaType?: string }
  if (call.response === "binary") expect(outcome.type).toContain(mediaType?.replaceAll("*", "").replace(/^\/$/, ""))
  expect(outcome.text || outcome.picture || outcome.file).toBeTruthy()
})

test("every endpoint is on the page with its permission, inputs and response", () => {
  for (const call of endpoints) {
    const doc = docOf(call.name)
    expect([call.name, doc?.method, doc?.path]).toEqual([call.name, call.method, call.path])
    expect(doc.ability).toEqual(call.can === "public" ? "public" : { action: call.can[0], subject: call.can[1] })
    expect(Boolean(doc.requestBody)).toBe(Boolean(call.body ?? call.upload))
    expect(Object.keys(doc.success.content)).toHaveLength(1)
    if (call.response === "binary") expect([call.name, call.mediaType]).toEqual([call.name, expect.any(String)])
  }
})

test("a stream is shown from its beginning, then closed", async () => {
  const outcome = await send(formOf(docOf("live")), { parameters: {}, body: "", token: String(admin.token) })
  expect(outcome).toMatchObject({ status: 200, isStream: true })
})

test("a file of a type unknown to the system is sent with the type of its extension", async () => {
  const doc = formOf(docOf("uploadAttachment"))
  const file = new File(["a,b"], "prices.csv", { type: "application/vnd.ms-excel.unknown" })
  const outcome = await send(doc, {
    parameters: { fileName: "prices.csv" },
    body: "",
    token: String(admin.token),
    file,
  })
  expect([outcome.status, outcome.text]).toEqual([201, expect.stringContaining("prices.csv")])
})

test("the suggested body has the shape that the endpoint takes", () => {
  const refused = endpoints
    .filter(({ body }) => body)
    .flatMap((call) => {
      const given = JSON.parse(String(sampleBody(docOf(call.name))))
      const parsed = call.body?.safeParse(given)
      return parsed?.success
        ? []
        : [
            `${call.name} ${JSON.stringify(given)}: ${parsed?.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`)}`,
          ]
    })
  expect(refused).toEqual([])
})
