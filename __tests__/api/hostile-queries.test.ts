import { endpoints } from "@/lib/features"
import { type Caller, client } from "../support/api"
import { harmless } from "../support/harmless"
import { fieldNames, nastyValues } from "../support/hostile"
import { isQueryToTry } from "../support/hostile-choice"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

// An open stream records presence, which isn't what was sent.
const withQuery = endpoints.filter(({ query, response }) => query && response !== "stream")

test.each(withQuery.map((call) => [call.path, call.method, call] as const))(
  "%s %s: invalid values in any query field return an error, never a 500",
  async (path, method, call) => {
    for (const field of fieldNames(call.query)) {
      for (const value of nastyValues.flatMap((value) =>
        typeof value === "object" ? [JSON.stringify(value)] : [String(value)],
      )) {
        const text = value.slice(0, 5000)
        const once = `?${new URLSearchParams([[field, text]])}`
        const twice = `${once}&${encodeURIComponent(field)}[]=${encodeURIComponent(text.toWellFormed())}`
        const body = call.upload ? new Uint8Array([1, 2, 3]) : undefined
        const headers = { "content-type": "image/png" }
        for (const search of [once, twice]) {
          if (!isQueryToTry(call, search)) continue
          await harmless(() => admin.send(path, { method, search, body, headers }), [path, search.slice(0, 80)])
        }
      }
    }
    for (const search of [
      "?%",
      "?%ff=%ff",
      "?__proto__=1&constructor=2",
      `?${"a=1&".repeat(5000)}`,
      "?[]=1",
      "?=&=&&",
    ]) {
      await harmless(() => admin.send(path, { method, search }), [path, search.slice(0, 40)])
    }
  },
  60_000,
)
