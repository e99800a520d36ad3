import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Chat: true
  }
}

export const chatPages: NounPages = {
  messages: "chat",
  subjects: {
    // Conversations are the user's own, so every action on them is allowed.
    Chat: { author: ["manage"] },
  },
  pages: [
    {
      id: 11,
      target: "chat",
      link: "/apps/chat",
      icon: "MessageSquare",
      can: ["read", "Chat"],
      group: "work",
      startsBookmarked: true,
      help: "chat",
    },
  ],
}
