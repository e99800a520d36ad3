import { endpoint } from "@/lib/core/http/endpoint"
import { searchAnswer } from "./schema"

export const mainSearch = endpoint({
  method: "GET",
  path: "/api/main-search/data",
  summary: "What the navbar search searches: pages, files and contacts",
  description:
    "Pages are those the caller may open; contacts are the people of the workspace, for those who may see them.",
  can: ["read", "Auth"],
  response: searchAnswer,
})
