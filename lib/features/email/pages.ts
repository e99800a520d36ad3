import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Mail: true
  }
}

export const emailPages: NounPages = {
  messages: "email",
  subjects: {
    // The mailbox is the user's own, so every action on it is allowed.
    Mail: { author: ["manage"] },
  },
  pages: [
    {
      id: 10,
      target: "email",
      link: "/apps/email",
      icon: "Mail",
      can: ["read", "Mail"],
      group: "work",
      startsBookmarked: true,
      help: "email",
    },
  ],
}
