// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const listBookmarks: EndpointReference<typeof contract.listBookmarks> = {
  method: "GET",
  path: "/api/bookmarks/data",
}
export const toggleBookmark: EndpointReference<typeof contract.toggleBookmark> = {
  method: "POST",
  path: "/api/bookmarks/update",
}
