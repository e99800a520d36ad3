import sharp from "sharp"
import { useStore as replaceStore } from "@/lib/core/db/client"
import { endpoints } from "@/lib/features"
import { client, nobody, send, stranger } from "../support/api"
import { contents } from "../support/facts"
import { serverUrl, testStore } from "../support/store"

const avatar = "/apps/users/avatar"
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#5b5bd6" } })
    .png()
    .toBuffer()

async function upload(id: number, content: Uint8Array, type = "image/png", who?: string) {
  const caller = who === "nobody" ? nobody : await client(who === "client" ? "client" : "admin")
  const body = content as unknown as BodyInit
  return caller.send(avatar, { method: "POST", search: `?id=${id}`, body, headers: { "content-type": type } })
}

test("health works without a database", async () => {
  const known = await testStore()
  replaceStore(undefined)
  const { status, body } = await nobody.get("/api/health")
  replaceStore(known)
  expect([status, body]).toEqual([200, { status: "ok" }])
})

test("ready names the database and its migrations", async () => {
  const { status, body } = await nobody.get("/api/ready")
  expect(status).toBe(200)
  expect(body.store).toBe(serverUrl ? "postgres" : "pglite")
  expect(body.migrations.applied).toBe(body.migrations.known)
})

test("not ready is a 503 without internal details", async () => {
  const known = await testStore()
  const broken = new Proxy({}, { get: () => () => Promise.reject(new Error("secret host is down")) })
  replaceStore({ ...known, owner: broken as never })
  const { status, body, headers } = await nobody.get("/api/ready")
  replaceStore(known)
  expect([status, body.code, headers.get("retry-after")]).toEqual([503, "unavailable", "5"])
  expect(JSON.stringify(body)).not.toContain("secret")
})

test("the description is OpenAPI 3.1 and lists every endpoint with inputs and responses", async () => {
  const { status, body } = await nobody.get("/api/openapi.json")
  expect([status, body.openapi]).toEqual([200, "3.1.0"])
  for (const { method, path, summary } of endpoints) {
    const operation = body.paths[path]?.[method.toLowerCase()]
    expect(operation).toMatchObject({ summary })
    expect(Object.keys(operation.responses).some((status) => status.startsWith("2"))).toBe(true)
  }
  const operations = Object.values<object>(body.paths).flatMap((path) => Object.keys(path))
  expect(operations).toHaveLength(endpoints.length)
  const list = body.paths["/api/users/list/data"].get
  expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(["q", "role", "currentPlan", "status", "page", "perPage", "sortBy", "order"]),
  )
  expect(list.security).toContainEqual({ bearer: [] })
})

test("an unknown path is a JSON 404, an unknown method a JSON 405", async () => {
  const unknown = await send("/api/[...path]", { method: "PUT" })
  expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"])
  const wrong = await nobody.send("/api/users/list/data", { method: "PUT" })
  expect([wrong.status, wrong.body.code, wrong.headers.get("allow")]).toEqual([405, "method_not_allowed", "GET"])
  const both = await nobody.send(avatar, { method: "PATCH" })
  expect([both.status, both.headers.get("allow")]).toEqual([405, "DELETE, POST"])
})

test("every response has its request id and must not be cached", async () => {
  const given = await nobody.send("/api/health", { headers: { "x-request-id": "abc-1" } })
  expect([given.headers.get("x-request-id"), given.headers.get("cache-control")]).toEqual(["abc-1", "no-store"])
  const made = await nobody.send("/api/health", { headers: { "x-request-id": "<script>" } })
  expect(made.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/)
})

describe("pictures", () => {
  test("an upload becomes a square of 256 pixels and is served to the workspace with an immutable cache header", async () => {
    const { status, body } = await upload(3, await picture(900, 400))
    expect(status).toBe(200)
    const id = /^\/api\/files\/([\da-f-]{36})$/.exec(body.user.avatar)?.[1] ?? ""
    const admin = await client("admin")
    const file = await admin.get("/api/files/{id}", {}, { id })
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(file.headers.get("cache-control")).toContain("immutable")
    expect(await sharp(file.body as Uint8Array).metadata()).toMatchObject({ width: 256, height: 256, format: "webp" })
    const cached = { headers: { "if-none-match": file.headers.get("etag") ?? "" }, params: { id } }
    expect((await admin.send("/api/files/{id}", cached)).status).toBe(304)
    expect((await nobody.get("/api/files/{id}", {}, { id })).status).toBe(401)
    expect((await (await stranger()).get("/api/files/{id}", {}, { id })).status).toBe(404)
    expect((await admin.delete(avatar, { id: 3 })).body.user.avatar).toBe("")
  })

  test.each(["x", "00000000-0000-0000-0000-000000000000", "../../etc/passwd"])("file %s: 404 or 422", async (id) => {
    expect([404, 422]).toContain((await (await client("admin")).get("/api/files/{id}", {}, { id })).status)
  })

  test("other files, wrong types, files that are too large, unknown users and signed-out callers are rejected", async () => {
    const good = await picture(10, 10)
    await Promise.all([client("admin"), client("client")])
    const before = await contents()
    const text = new TextEncoder().encode("not a picture")
    expect((await upload(3, text)).status).toBe(422)
    expect((await upload(3, new TextEncoder().encode("<svg onload='x'/>"))).status).toBe(422)
    expect((await upload(3, good, "image/svg+xml")).status).toBe(415)
    expect((await upload(3, new Uint8Array(5_000_001))).status).toBe(413)
    expect((await upload(99_999, good)).status).toBe(404)
    expect((await upload(3, good, "image/png", "client")).status).toBe(403)
    expect((await upload(3, good, "image/png", "nobody")).status).toBe(401)
    expect(await contents()).toEqual(before)
  })
})
