import type { NounPages } from "@/lib/core/pages"

declare module "@/lib/core/auth/ability" {
  interface Subjects {
    /** The products of the web shop. */
    Product: true
    Category: true
    /** Master data of the products of all shops. */
    CatalogueProduct: true
    ProductPrice: true
    /** The costs and margins of products. */
    ProductCost: true
  }
}

export const cataloguePages: NounPages = {
  messages: "catalogue",
  subjects: {
    Product: { author: ["read"], maintainer: ["create", "update"] },
    // Administrators only, unless a user is given the right, or a grant in a business: see staff access.
    Category: {},
    CatalogueProduct: {},
    ProductPrice: {},
    ProductCost: {},
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
    {
      id: 230,
      target: "categories",
      link: "/business/category",
      icon: "FolderTree",
      can: ["read", "Category"],
      group: "business",
      help: "categories",
    },
    {
      id: 231,
      target: "subcategories",
      link: "/business/subcategory",
      icon: "Tags",
      can: ["read", "Category"],
      group: "business",
      help: "categories",
    },
    {
      id: 232,
      target: "catalogueProducts",
      link: "/business/product",
      icon: "PackageOpen",
      can: ["read", "CatalogueProduct"],
      group: "business",
      help: "products",
    },
  ],
  help: {
    "/business/product/import": "product-import",
    "/business/product/labels": "product-tools",
    "/business/product/duplicates": "product-tools",
  },
}
