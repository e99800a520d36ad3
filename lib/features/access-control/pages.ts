import type { NounPages } from "@/lib/core/pages"

export const accessControlPages: NounPages = {
  messages: "shell",
  pages: [
    {
      id: 2,
      target: "accessControl",
      link: "/access-control",
      icon: "ShieldCheck",
      can: ["read", "ACL"],
      group: "company",
      help: "roles",
    },
  ],
}
