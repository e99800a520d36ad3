// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const listBankingDays: EndpointReference<typeof contract.listBankingDays> = {
  method: "GET",
  path: "/api/v1/banking-days",
}
