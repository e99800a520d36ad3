// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const listPolls: EndpointReference<typeof contract.listPolls> = { method: "GET", path: "/profile/polls" }
export const vote: EndpointReference<typeof contract.vote> = { method: "POST", path: "/profile/vote" }
