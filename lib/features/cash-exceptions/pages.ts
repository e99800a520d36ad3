import type { NounPages } from "@/lib/core/pages"

export const cashExceptionsPages: NounPages = {
  messages: "cash-exceptions",
  pages: [
    {
      id: 240,
      target: "cashExceptions",
      link: "/business/exceptions",
      icon: "TriangleAlert",
      can: ["read", "ExpectedCash"],
      help: "cash-exceptions",
    },
  ],
}
