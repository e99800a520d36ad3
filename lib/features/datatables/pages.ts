import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Employee: true
  }
}

export const datatablesPages: NounPages = {
  messages: "kit",
  subjects: {
    Employee: { author: ["read"] },
  },
}
