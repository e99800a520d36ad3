/** The calls of this noun by method and path; a test holds that these are the contracts' own. */
export const calls = {
  listFaqCategories: { method: "GET", path: "/faq/categories" },
  addFaqQuestion: { method: "POST", path: "/faq/add-question" },
  updateFaqQuestion: { method: "POST", path: "/faq/update-question" },
  deleteFaqQuestion: { method: "DELETE", path: "/faq/delete-question" },
  restoreFaqQuestion: { method: "POST", path: "/faq/restore-question" },
  addFaqCategory: { method: "POST", path: "/faq/add-faq-category" },
  updateFaqCategory: { method: "POST", path: "/faq/update-faq-category" },
  deleteFaqCategory: { method: "DELETE", path: "/faq/delete-faq-category" },
  restoreFaqCategory: { method: "POST", path: "/faq/restore-faq-category" },
} as const

/** What a change of the questions makes stale. */
export const showing = [calls.listFaqCategories, { path: "/faq/data" }]
