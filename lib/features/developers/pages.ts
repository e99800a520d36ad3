import type { NounPages } from "@/lib/core/pages"

export const developersPages: NounPages = {
  messages: "developers",
  pages: [
    {
      id: 3,
      target: "developers",
      link: "/developers",
      icon: "Braces",
      can: ["read", "Auth"],
      group: "help",
      help: "first-api-call",
    },
  ],
}
