import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/imports"
import { csvType, maxImportBytes, xlsxType } from "../values/imports"

const can = ["create", "CatalogueProduct"] as const
const params = schema.importParams
const itself = { calls: ["/api/v1/product-imports"] }
const changes = {
  calls: [
    ...itself.calls,
    ...["/api/v1/products", "/api/v1/categories", "/api/v1/price-sheet", "/api/v1/price-changes"],
    ...["/api/ecommerce", "/apps/ecommerce"],
  ],
}

export const listProductImports = endpoint({
  method: "GET",
  path: "/api/v1/product-imports",
  summary: "Files of products that were imported, newest first",
  can,
  query: schema.importListQuery,
  response: schema.importList,
})

export const getProductImport = endpoint({
  method: "GET",
  path: "/api/v1/product-imports/{id}",
  summary: "An import: what its columns mean, and what it does or did",
  can,
  params,
  response: schema.productImport,
})

export const listProductImportRows = endpoint({
  method: "GET",
  path: "/api/v1/product-imports/{id}/rows",
  summary: "The rows of a file that isn’t taken yet, with problems and changes by cell",
  description: "`outcome` lists the rows that create or change a product, change nothing, or have a problem.",
  can,
  params,
  query: schema.importRowQuery,
  response: schema.importRowList,
})

export const addProductImport = endpoint({
  method: "POST",
  path: "/api/v1/product-imports",
  summary: "Upload a CSV or XLSX file of products; the body is the file",
  description:
    "Changes no product. At most 5 MB, 5,000 rows and 60 columns; the first row has the headings, of a workbook the first sheet counts. Columns mean what they meant in earlier files of the workspace, or what their heading says.",
  can,
  query: schema.importUpload,
  upload: { types: [csvType, "text/plain", xlsxType], maxBytes: maxImportBytes },
  response: schema.productImport,
  status: 201,
  changes: itself,
  refusals: { 422: "The file is no table, or too long" },
})

export const changeProductImport = endpoint({
  method: "PATCH",
  path: "/api/v1/product-imports/{id}",
  summary: "Choose what the columns of an uploaded file mean",
  can,
  params,
  body: schema.importChoices,
  response: schema.productImport,
  changes: itself,
  refusals: { 409: "It is taken already" },
})

export const takeProductImport = endpoint({
  method: "POST",
  path: "/api/v1/product-imports/{id}/take",
  summary: "Write the products of a file at once, without the rows that have a problem",
  description:
    "An empty cell leaves the product as it is. A product is found by its own number or a barcode, and by its name if the row has neither, or a first barcode for a product without one. Prices need the right to set them.",
  can,
  params,
  body: schema.takeImportForm,
  response: schema.productImport,
  changes,
  refusals: { 409: "It is taken already, or would do something else by now: see `current`" },
})

export const undoProductImport = endpoint({
  method: "POST",
  path: "/api/v1/product-imports/{id}/undo",
  summary: "Undo an import: delete what it made, restore what it changed",
  description: "Products that somebody has changed since stay as they are: `kept` has those.",
  can,
  params,
  response: schema.undoneImport,
  changes,
  refusals: { 409: "It isn’t taken, has been undone already, or all of its products have changed since" },
})
