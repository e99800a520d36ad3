import { endpoint } from "@/lib/core/http/endpoint"
import { businessParams, monthParams } from "../schema"
import * as schema from "../schema/proof"

// Endpoints that prove the books: archive, daily root, months and their closing.

const ofBusiness = { can: ["read", "Books"], on: { record: ["read", "Books"] }, params: businessParams } as const

export const listBooks = endpoint({
  method: "GET",
  path: "/api/v1/books",
  summary: "The books that the caller may read, one set for each business",
  can: ["read", "Books"],
  query: schema.booksQuery,
  response: schema.booksList,
})

export const getBooks = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/books",
  summary: "The settings of a business’s books",
  ...ofBusiness,
  response: schema.books,
})

export const changeBooks = endpoint({
  method: "PATCH",
  path: "/api/v1/businesses/{id}/books",
  summary: "Have the daily root of a business mailed, or stop it",
  description: "`rootEmail` gets the root of each day on the next day; null stops it.",
  can: ["update", "Books"],
  on: { record: ["update", "Books"] },
  params: businessParams,
  body: schema.booksChanges,
  response: schema.books,
})

export const archiveBooks = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/archive",
  summary: "The books of a business as an archive that checks itself",
  description:
    "A ZIP file with the journal (one JSON object per line, with everything that the hashes cover), the accounts with their balances, the months, the business, and a script for Node.js that recomputes every hash, number, sum and balance.",
  ...ofBusiness,
  transaction: "none",
  exports: "books",
  response: "binary",
  mediaType: "application/zip",
})

export const getChainRoot = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/chain-root",
  summary: "The root of the chain of a business’s books at the end of a day",
  description:
    "The last entry that was recorded by the end of the day `at` in UTC; today if left out. It stands for all entries before it: keep it elsewhere and give it to the archive’s script, which says whether the books still contain it.",
  ...ofBusiness,
  query: schema.rootQuery,
  response: schema.chainRoot,
})

export const listMonths = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/months",
  summary: "The months of a year with their states and how many entries they have",
  ...ofBusiness,
  query: schema.monthsQuery,
  response: schema.monthList,
})

export const getChecklist = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}/periods/{month}/checklist",
  summary: "Open tasks before a month can be closed",
  ...ofBusiness,
  params: monthParams,
  response: schema.checklist,
})
