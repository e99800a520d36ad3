import type { NounPages } from "@/lib/core/pages"

export const ecommercePages: NounPages = {
  messages: "ecommerce",
  pages: [
    {
      id: 18,
      target: "shop",
      link: "/apps/ecommerce/shop",
      icon: "ShoppingBag",
      can: ["read", "Product"],
      group: "sell",
      help: "shop-shelf",
    },
    {
      id: 19,
      target: "productDetail",
      link: "/apps/ecommerce/product-detail",
      icon: "Package",
      can: ["read", "Product"],
      help: "product-page",
    },
    {
      id: 20,
      target: "wishlist",
      link: "/apps/ecommerce/wishlist",
      icon: "Heart",
      can: ["read", "Product"],
      group: "sell",
      help: "cart-and-wishlist",
    },
  ],
}
