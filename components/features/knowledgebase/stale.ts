import * as endpoints from "@/lib/features/knowledgebase/endpoints"

/** What a change of articles or categories makes stale. */
export const staleAfterWrite = [
  endpoints.listKnowledgeBase,
  endpoints.listKbCategories,
  endpoints.getKbArticle,
  endpoints.searchKbArticles,
  { path: "/faq/data/question" },
]
