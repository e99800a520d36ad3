import type { NounPages } from "@/lib/core/pages"

/** Its screen is for operators, which no role is, so it is neither in the menu nor in the search. */
export const operationsPages: NounPages = { messages: "operations", help: { "/operations": "operations" } }
