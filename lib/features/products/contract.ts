import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { addProductBody, productIds, productRecord, stockListQuery, stockPage, updateProductBody } from "./schema"

const byId = z.object({ id })
const record = z.object({ product: productRecord })

export const listStock = endpoint({
  method: "GET",
  path: "/api/ecommerce/product-list",
  summary: "Products as those see them who keep the shop: with stock, filtered, sorted and paged",
  description: "`q` looks in the name. Newest first unless `sortBy` and `order` say otherwise.",
  can: ["update", "Product"],
  query: stockListQuery,
  response: stockPage,
})

export const getProductRecord = endpoint({
  method: "GET",
  path: "/api/ecommerce/product-record",
  summary: "Everything of one product, to change it",
  can: ["update", "Product"],
  query: byId,
  response: record,
})

export const addProduct = endpoint({
  method: "POST",
  path: "/apps/ecommerce/add-product",
  summary: "Add a product to the shop",
  can: ["create", "Product"],
  body: addProductBody,
  response: record,
  status: 201,
})

export const updateProduct = endpoint({
  method: "POST",
  path: "/apps/ecommerce/update-product",
  summary: "Change a product; given fields are merged",
  description:
    "With `version`, 409 where somebody else has changed it since. With `stockBefore`, `stock` is a difference: pieces sold in the meantime come off it.",
  can: ["update", "Product"],
  body: updateProductBody,
  response: record,
})

export const deleteProducts = endpoint({
  method: "POST",
  path: "/apps/ecommerce/delete-products",
  summary: "Delete products; all or none; can be undone for an hour",
  can: ["delete", "Product"],
  body: z.object({ productIds }),
  response: z.object({ ids: z.array(z.int()) }),
})

export const restoreProducts = endpoint({
  method: "POST",
  path: "/apps/ecommerce/restore-products",
  summary: "Undo a delete, in carts and wishlists too; all or none",
  can: ["delete", "Product"],
  body: z.object({ productIds }),
  response: z.object({ ids: z.array(z.int()) }),
})

export const uploadProductPicture = endpoint({
  method: "POST",
  path: "/apps/ecommerce/product-picture",
  summary: "Keep a picture for a product; the body is the file",
  description: "PNG, JPEG, WebP or GIF of at most 5 MB. Answers the address to be put in the product's `images`.",
  can: ["create", "Product"],
  upload: pictureUpload,
  response: z.object({ image: z.string() }),
  status: 201,
  transaction: "none",
  changes: { calls: [] },
})
