import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { foundRecord, recordsQuery, searchAnswer } from "./schema"

export const mainSearch = endpoint({
  method: "GET",
  path: "/api/main-search/data",
  summary: "The data of the navbar search: pages, files and contacts",
  description:
    "Pages are the screens that the caller may open. Files are the attachments in their mailbox, with the address in `file`. Contacts are the people of the workspace, and empty for callers who may not see users.",
  can: ["read", "Auth"],
  response: searchAnswer,
})

export const searchRecords = endpoint({
  method: "GET",
  path: "/api/main-search/records",
  tool: "search_records",
  summary: "Records whose name contains a text: people, invoices, products, mails, tasks, articles and posts",
  description: "Returns up to four records of each kind that the caller may read.",
  can: ["read", "Auth"],
  query: recordsQuery,
  response: z.object({ records: z.array(foundRecord) }),
})
