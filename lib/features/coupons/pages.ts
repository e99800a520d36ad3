import type { NounPages } from "@/lib/core/pages"

export const couponsPages: NounPages = {
  messages: "coupons",
  pages: [
    {
      id: 44,
      target: "coupons",
      link: "/apps/ecommerce/coupons",
      icon: "TicketPercent",
      can: ["update", "Product"],
      group: "sell",
      help: "keep-the-shop",
    },
  ],
}
