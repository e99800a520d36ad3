import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Product: true
  }
}

export const cataloguePages: NounPages = {
  messages: "catalogue",
  subjects: {
    Product: { author: ["read"], maintainer: ["create", "update"] },
  },
  pages: [
    {
      id: 23,
      target: "products",
      link: "/apps/ecommerce/product-list",
      icon: "Boxes",
      can: ["update", "Product"],
      group: "sell",
      help: "keep-the-shop",
    },
  ],
}
