import { hasBody } from "@/lib/core/http/endpoint"
import { endpoints } from "@/lib/features"
import { type Caller, client, nobody } from "../support/api"
import { harmless } from "../support/harmless"
import { nastyBodies } from "../support/hostile"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

// These endpoints would end the test's own session, so they get hostile input signed out.
const endsSession = new Set(["logout", "logoutEverywhere"])
const writes = endpoints.filter(({ method, upload }) => hasBody(method) && !upload)

test.each(writes.map((call) => [call.path, call] as const))(
  "%s: invalid bodies return an error, never a 500",
  async (path, call) => {
    const who = call.can === "public" || endsSession.has(call.name) ? nobody : admin
    for (const { name, body, type = "application/json" } of nastyBodies) {
      const bytes = name === "not UTF-8" ? new Uint8Array([0x22, 0xff, 0xfe, 0x22]) : body
      await harmless(
        () => who.send(path, { method: call.method, body: bytes, headers: { "content-type": type } }),
        [path, name],
      )
    }
  },
)

test("no body polluted Object.prototype", () => {
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})
