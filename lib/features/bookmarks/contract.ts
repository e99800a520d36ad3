import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { pageEntry } from "./schema"

export const listBookmarks = endpoint({
  method: "GET",
  path: "/api/bookmarks/data",
  summary: "All pages, and the caller's bookmarks",
  can: ["read", "Auth"],
  response: z.object({ suggestions: z.array(pageEntry), bookmarks: z.array(pageEntry) }),
})

export const toggleBookmark = endpoint({
  method: "POST",
  path: "/api/bookmarks/update",
  summary: "Bookmark a page, or remove the bookmark",
  can: ["read", "Auth"],
  changes: { calls: ["/api/bookmarks/", "/api/main-search/"], to: "self" },
  body: z.object({ id }),
  response: pageEntry,
})
