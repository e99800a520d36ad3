import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema"

export const getCashPositions = endpoint({
  method: "GET",
  path: "/api/v1/cash-positions",
  summary: "Where the cash is now, by currency",
  description:
    "Balances of the ledger, of the shops where the caller may see expected cash. `bank` is null with `shop`, and for callers who may not read the books. `total` is the sum of the other amounts. Amounts of different currencies are never added.",
  can: ["read", "ExpectedCash"],
  query: schema.cashPositionQuery,
  response: schema.cashPositions,
})
