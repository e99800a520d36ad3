// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const live: EndpointReference<typeof contract.live> = { method: "GET", path: "/api/live" }
