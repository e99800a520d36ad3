import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Help: true
  }
}

export const knowledgebasePages: NounPages = {
  messages: "knowledgebase",
  subjects: {
    // Also guards the FAQ.
    Help: { author: ["read"], editor: ["create", "update"], maintainer: ["delete"] },
  },
  pages: [
    {
      id: 46,
      target: "knowledgeBase",
      link: "/pages/knowledge-base",
      icon: "BookOpenText",
      can: ["read", "Help"],
      group: "help",
      help: "knowledge-base",
    },
  ],
}
