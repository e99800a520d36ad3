import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Task: true
  }
}

export const todoPages: NounPages = {
  messages: "todo",
  subjects: {
    // Deleting a task only hides it, which `update` allows anyway.
    Task: { author: ["read", "create", "update", "delete"] },
  },
  pages: [
    {
      id: 12,
      target: "todo",
      link: "/apps/todo",
      icon: "SquareCheckBig",
      can: ["read", "Task"],
      group: "work",
      startsBookmarked: true,
      help: "todo",
    },
  ],
}
