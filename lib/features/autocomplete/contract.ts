import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"

const suggestion = z.object({ title: z.string(), rank: z.string(), id: z.string() })

export const listSuggestions = endpoint({
  method: "GET",
  path: "/api/autocomplete/data",
  summary: "Titles for autocomplete, best sellers first",
  can: ["read", "Autocomplete"],
  response: z.object({ autoComplete: z.array(suggestion) }),
})
