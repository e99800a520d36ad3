import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { foundRecord, recordsQuery, searchAnswer } from "./schema"

export const mainSearch = endpoint({
  method: "GET",
  path: "/api/main-search/data",
  summary: "What the navbar search searches: pages, files and contacts",
  description:
    "Pages are those the caller may open; files are those on the mails of their own mailbox, with `file` as the address; contacts are the people of the workspace, for those who may see them.",
  can: ["read", "Auth"],
  response: searchAnswer,
})

export const searchRecords = endpoint({
  method: "GET",
  path: "/api/main-search/records",
  summary: "Records whose name holds a text: people, invoices, products, mails, tasks, articles and posts",
  description: "Up to four of each kind, of those kinds the caller may read.",
  can: ["read", "Auth"],
  query: recordsQuery,
  response: z.object({ records: z.array(foundRecord) }),
})
