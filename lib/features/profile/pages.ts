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
  records: {
    // Posts and comments.
    Profile: { delete: { own: ["create", "Profile"], all: ["manage", "all"] } },
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
