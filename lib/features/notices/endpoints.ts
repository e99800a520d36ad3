// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const askForNotice: EndpointReference<typeof contract.askForNotice> = { method: "POST", path: "/misc/notify-me" }
