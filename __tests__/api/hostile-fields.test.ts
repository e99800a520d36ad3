import { hasBody } from "@/lib/core/http/endpoint"
import { endpoints } from "@/lib/features"
import { type Caller, client, nobody } from "../support/api"
import { harmless } from "../support/harmless"
import { fieldNames, nastyValues, wellFormed, withField } from "../support/hostile"
import { chooserOf } from "../support/hostile-choice"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const writes = endpoints.filter(({ method, upload }) => hasBody(method) && !upload)

test.each(writes.filter(({ body }) => body).map((call) => [call.path, call] as const))(
  "%s: invalid values in any field return an error, never a 500",
  async (path, call) => {
    const who = call.can === "public" ? nobody : admin
    for (const field of fieldNames(call.body)) {
      const isToTry = chooserOf(call.body)
      for (const value of nastyValues) {
        const body = JSON.stringify(withField(wellFormed(call), field, value))
        if (!isToTry(JSON.parse(body), value)) continue
        await harmless(
          () => who.send(path, { method: call.method, body, headers: { "content-type": "application/json" } }),
          [path, field, String(value).slice(0, 40)],
        )
      }
    }
  },
  60_000,
)
