import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/categories"

const params = schema.categoryParams
const response = schema.category

export const listCategories = endpoint({
  method: "GET",
  path: "/api/v1/categories",
  summary: "Categories and subcategories in the order of the tree",
  description:
    "`level` lists one of the two levels, `parent` the subcategories of a category. `q` searches the name. `effective` has what a subcategory inherits. Margins are for callers who may see cost.",
  can: ["read", "Category"],
  query: schema.categoryListQuery,
  response: schema.categoryList,
})

export const getCategory = endpoint({
  method: "GET",
  path: "/api/v1/categories/{id}",
  summary: "A category or subcategory",
  can: ["read", "Category"],
  params,
  response,
})

export const addCategory = endpoint({
  method: "POST",
  path: "/api/v1/categories",
  summary: "Add a category, or a subcategory if `parent` names a category",
  description: "`department` is where the web shop sells the products of the category; null if it doesn’t.",
  can: ["create", "Category"],
  body: schema.categoryForm,
  response,
  status: 201,
  refusals: { 409: "The name or the department is taken, or the category is archived" },
})

export const changeCategory = endpoint({
  method: "PATCH",
  path: "/api/v1/categories/{id}",
  summary: "Change a category, archive it or bring it back; merges the given fields",
  description:
    "Null means inherited. `vatRates` is replaced as a whole; a country without a rate inherits it. An empty category can be archived only.",
  can: ["update", "Category"],
  params,
  body: schema.categoryChanges,
  response,
  // Products follow their category to another department of the web shop.
  changes: { calls: ["/api/v1/categories", "/api/v1/products", "/api/ecommerce"] },
  refusals: { 409: "Somebody has changed it since `version`: see `current`; or it isn’t empty, or the name is taken" },
})
