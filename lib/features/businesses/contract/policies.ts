import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import { recordParams as params } from "../schema/fields"
import * as schema from "../schema/policies"

export const getDepositPolicy = endpoint({
  method: "GET",
  path: "/api/v1/shops/{id}/deposit-policy",
  summary: "How a shop’s cash gets to the bank: banking days, time limits, witness and photo",
  description:
    "A shop that has changed nothing has the usual policy. The till’s threshold is `dropThreshold` of the shop.",
  ...onRecord("read", "Shop"),
  params,
  response: schema.depositPolicy,
})

export const changeDepositPolicy = endpoint({
  method: "PATCH",
  path: "/api/v1/shops/{id}/deposit-policy",
  summary: "Change a shop’s policy for deposits; merges the given fields",
  ...onRecord("update", "Shop"),
  params,
  body: schema.policyChanges,
  response: schema.depositPolicy,
  changes: { calls: ["/api/v1/drops", "/api/v1/deposits"] },
  refusals: { 409: "Somebody has changed it since `version`: see `current`; or the business is archived" },
})
