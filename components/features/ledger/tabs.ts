/** The tabs of the books, in order. Each is a page of its own. */
export const booksTabs = [
  { name: "journal", path: "/business/books" },
  { name: "trialBalance", path: "/business/books/trial-balance" },
  { name: "periods", path: "/business/books/periods" },
  { name: "proof", path: "/business/books/proof" },
] as const

export type BooksTab = (typeof booksTabs)[number]["name"]
