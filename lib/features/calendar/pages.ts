import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Event: true
  }
}

export const calendarPages: NounPages = {
  messages: "calendar",
  subjects: {
    Event: { author: ["read", "create", "update"], maintainer: ["delete"] },
  },
  pages: [
    {
      id: 13,
      target: "calendar",
      link: "/apps/calendar",
      icon: "CalendarDays",
      can: ["read", "Event"],
      group: "work",
      startsBookmarked: true,
      help: "calendar",
    },
  ],
}
