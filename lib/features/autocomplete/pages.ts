import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Autocomplete: true
  }
}

export const autocompletePages: NounPages = {
  messages: "kit",
  subjects: {
    Autocomplete: { author: ["read"] },
  },
}
