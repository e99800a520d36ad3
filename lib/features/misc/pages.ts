import type { NounPages } from "@/lib/core/pages"

export const miscPages: NounPages = {
  messages: "misc",
  pages: [
    { id: 58, target: "comingSoon", link: "/misc/coming-soon", icon: "Rocket", can: ["read", "Auth"], help: "notices" },
    {
      id: 59,
      target: "maintenance",
      link: "/misc/maintenance",
      icon: "Construction",
      can: ["read", "Auth"],
      help: "notices",
    },
    {
      id: 61,
      target: "notAuthorized",
      link: "/misc/not-authorized",
      icon: "ShieldX",
      can: ["read", "Auth"],
      help: "notices",
    },
    { id: 62, target: "error", link: "/misc/error", icon: "TriangleAlert", can: ["read", "Auth"], help: "notices" },
  ],
  help: { "/misc": "notices" },
}
