/** The calls of this noun by method and path; a test holds that these are the contracts' own. */
export const calls = {
  listKnowledgeBase: { method: "GET", path: "/faq/data/knowledge_base" },
  listKbCategories: { method: "GET", path: "/faq/data/category" },
  getKbArticle: { method: "GET", path: "/faq/article" },
  searchKbArticles: { method: "GET", path: "/faq/search-articles" },
  addKbArticle: { method: "POST", path: "/faq/add-article" },
  updateKbArticle: { method: "POST", path: "/faq/update-article" },
  deleteKbArticle: { method: "DELETE", path: "/faq/delete-article" },
  restoreKbArticle: { method: "POST", path: "/faq/restore-article" },
  addKbCategory: { method: "POST", path: "/faq/add-category" },
  updateKbCategory: { method: "POST", path: "/faq/update-category" },
  deleteKbCategory: { method: "DELETE", path: "/faq/delete-category" },
  restoreKbCategory: { method: "POST", path: "/faq/restore-category" },
} as const

/** What a change of articles or categories makes stale. */
export const showing = [
  calls.listKnowledgeBase,
  calls.listKbCategories,
  calls.getKbArticle,
  calls.searchKbArticles,
  { path: "/faq/data/question" },
]
