import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Pricing: true
  }
}

export const pricingPages: NounPages = {
  messages: "pricing",
  subjects: {
    Pricing: { author: ["read"] },
  },
  pages: [
    {
      id: 47,
      target: "pricing",
      link: "/pages/pricing",
      icon: "Tag",
      can: ["read", "Pricing"],
      group: "company",
      help: "plans",
    },
  ],
}
