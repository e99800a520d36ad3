import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { pageEntry } from "@/lib/features/search/schema"

export const listBookmarks = endpoint({
  method: "GET",
  path: "/api/bookmarks/data",
  summary: "All pages, and those the caller has starred",
  can: ["read", "Auth"],
  response: z.object({ suggestions: z.array(pageEntry), bookmarks: z.array(pageEntry) }),
})

export const toggleBookmark = endpoint({
  method: "POST",
  path: "/api/bookmarks/update",
  summary: "Star a page, or take its star away",
  can: ["read", "Auth"],
  changes: { calls: ["/api/bookmarks/", "/api/main-search/"], to: "self" },
  body: z.object({ id }),
  response: pageEntry,
})
