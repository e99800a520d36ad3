import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Analytics: true
  }
}

export const cardsPages: NounPages = {
  messages: "cards",
  subjects: {
    Analytics: { author: ["read"] },
  },
  pages: [
    {
      id: 30,
      target: "commerce",
      link: "/",
      icon: "House",
      can: ["read", "Analytics"],
      group: "work",
      help: "commerce-dashboard",
    },
    {
      id: 31,
      target: "analytics",
      link: "/dashboard/analytics",
      icon: "ChartColumn",
      can: ["read", "Analytics"],
      group: "work",
      help: "analytics-dashboard",
    },
  ],
}
