import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Blog: true
  }
}

export const blogPages: NounPages = {
  messages: "blog",
  subjects: {
    Blog: { author: ["read", "create"], editor: ["update"], maintainer: ["delete"] },
  },
  records: {
    Blog: {
      // `update` also covers publishing.
      update: { own: ["create", "Blog"], all: ["update", "Blog"] },
      // Readers comment, and delete their comments. Deleting a post also needs `create`.
      delete: { own: ["read", "Blog"], all: ["delete", "Blog"] },
    },
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
