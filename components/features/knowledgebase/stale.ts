import * as endpoints from "@/lib/features/knowledgebase/endpoints"

/** Endpoints whose cached responses become stale when an article or category changes. */
export const staleAfterWrite = [
  endpoints.listKnowledgeBase,
  endpoints.listKbCategories,
  endpoints.getKbArticle,
  endpoints.searchKbArticles,
  { path: "/faq/data/question" },
]
