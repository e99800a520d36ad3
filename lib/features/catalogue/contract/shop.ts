import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { addProductBody, productIds, productRecord, stockListQuery, stockPage, updateProductBody } from "../schema"

const byId = z.object({ id })
const record = z.object({ product: productRecord })

export const listStock = endpoint({
  method: "GET",
  path: "/api/ecommerce/product-list",
  tool: "list_products",
  summary: "Products for managing the shop: with stock, filtered, sorted and paged",
  description: "`q` searches the name. Newest first by default.",
  can: ["update", "Product"],
  query: stockListQuery,
  response: stockPage,
})

export const getProductRecord = endpoint({
  method: "GET",
  path: "/api/ecommerce/product-record",
  summary: "One product with all fields, for editing",
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
  summary: "Update a product; given fields are merged",
  description:
    "With `version`, the response is 409 if somebody else has changed the product since. With `stockBefore`, only the difference to `stock` is applied, so units sold in the meantime are still deducted.",
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
  summary: "Restore deleted products, also in carts and wishlists; all or none",
  can: ["delete", "Product"],
  body: z.object({ productIds }),
  response: z.object({ ids: z.array(z.int()) }),
})

export const uploadProductPicture = endpoint({
  method: "POST",
  path: "/apps/ecommerce/product-picture",
  summary: "Upload a picture for a product; the request body is the file",
  description: "PNG, JPEG, WebP or GIF of at most 5 MB. Returns the address to put in the product's `images`.",
  can: ["create", "Product"],
  upload: pictureUpload,
  response: z.object({ image: z.string() }),
  status: 201,
  transaction: "none",
  changes: { calls: [] },
})
