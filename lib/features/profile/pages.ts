import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Profile: true
  }
}

export const profilePages: NounPages = {
  messages: "profile",
  subjects: {
    Profile: { author: ["read", "create", "update"] },
  },
  pages: [
    {
      id: 60,
      target: "profile",
      link: "/pages/profile",
      icon: "CircleUserRound",
      can: ["read", "Profile"],
      group: "company",
      help: "profile",
    },
  ],
}
