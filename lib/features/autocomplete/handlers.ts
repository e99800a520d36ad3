import { handler } from "@/lib/core/http/handler"
import { listSuggestions } from "./contract"
import * as store from "./store"

export const listSuggestionsHandler = handler(listSuggestions, async ({ scope }) => ({
  autoComplete: await store.findAll(scope),
}))
