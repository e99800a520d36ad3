import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    User: true
  }
}

export const usersPages: NounPages = {
  messages: "users",
  subjects: {
    User: { author: ["read"], maintainer: ["create", "update"] },
  },
  pages: [
    {
      id: 1,
      target: "userList",
      link: "/apps/user/list",
      icon: "Users",
      can: ["read", "User"],
      group: "company",
      help: "find-a-user",
    },
    // Every role's bookmarks and search list it. The page itself requires `read User`.
    { id: 4, target: "userView", link: "/apps/user/view", icon: "UserRound", can: ["read", "Auth"], help: "user-view" },
    {
      id: 5,
      target: "userEdit",
      link: "/apps/user/edit",
      icon: "UserPen",
      can: ["update", "User"],
      help: "edit-a-user",
    },
  ],
}
