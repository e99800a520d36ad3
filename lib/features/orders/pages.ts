import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    Order: true
  }
}

export const ordersPages: NounPages = {
  messages: "orders",
  subjects: {
    Order: { author: ["read", "create"], maintainer: ["update"] },
  },
  records: {
    Order: { read: { own: ["read", "Order"], all: ["update", "Order"] } },
  },
  pages: [
    {
      id: 21,
      target: "checkout",
      link: "/apps/ecommerce/checkout",
      icon: "ShoppingCart",
      can: ["create", "Order"],
      help: "checkout",
    },
    {
      id: 22,
      target: "orders",
      link: "/apps/ecommerce/orders",
      icon: "Truck",
      can: ["read", "Order"],
      group: "sell",
      help: "follow-orders",
    },
  ],
  help: { "/apps/ecommerce/order": "follow-orders" },
}
