import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Blog: true
  }
}

export const blogPages: NounPages = {
  messages: "blog",
  subjects: {
    // `create` covers a user's own posts; `update` covers everybody's, and publishing.
    Blog: { author: ["read", "create"], editor: ["update"], maintainer: ["delete"] },
  },
  pages: [
    {
      id: 41,
      target: "blogList",
      link: "/pages/blog/list",
      icon: "Newspaper",
      can: ["read", "Blog"],
      group: "company",
      help: "blog",
    },
    {
      id: 42,
      target: "blogDetail",
      link: "/pages/blog/detail",
      icon: "BookOpenText",
      can: ["read", "Blog"],
      help: "blog",
    },
    {
      id: 43,
      target: "blogEdit",
      link: "/pages/blog/edit",
      icon: "PenLine",
      can: ["create", "Blog"],
      help: "write-a-post",
    },
  ],
  help: { "/pages/blog": "blog" },
}
