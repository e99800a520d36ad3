import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { listBookmarks, toggleBookmark } from "./contract"
import { pagesOf } from "./service"
import * as store from "./store"

export const listBookmarksHandler = handler(listBookmarks, async ({ scope, principal, client }) => {
  const suggestions = await pagesOf(scope, principal, client.locale)
  return { suggestions, bookmarks: suggestions.filter((page) => page.isBookmarked) }
})

export const toggleBookmarkHandler = handler(toggleBookmark, async ({ scope, principal, client, body }) => {
  const known = await pagesOf(scope, principal, client.locale)
  const page = known.find(({ id }) => id === body.id)
  if (!page) throw notFound()
  await store.toggle(scope, page.id)
  return { ...page, isBookmarked: !page.isBookmarked }
})
