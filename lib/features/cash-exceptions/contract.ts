import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema"
import { seesExceptions } from "./values"

export const listCashExceptions = endpoint({
  method: "GET",
  path: "/api/v1/cash-exceptions",
  summary: "Cash exceptions in the shops that the caller may see, newest first",
  description:
    "An exception opens and closes automatically: `state` is `open` or `closed`. `q` searches envelopes, bags, tills and shops. Callers who may not see expected cash get none.",
  can: seesExceptions,
  query: schema.exceptionListQuery,
  response: schema.exceptionList,
})
