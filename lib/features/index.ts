import type { Endpoint } from "@/lib/core/http/endpoint"
import * as auth from "./auth/contract"
import * as billing from "./billing/contract"
import * as bookmarks from "./bookmarks/contract"
import * as clients from "./clients/contract"
import * as ecommerce from "./ecommerce/contract"
import * as invoices from "./invoices/contract"
import * as operations from "./operations/contract"
import * as search from "./search/contract"
import * as users from "./users/contract"

/** The registry: every call of the product, by noun. OpenAPI, rewrites, the reference page and the tests read it. */
export const registry: Record<string, Record<string, Endpoint>> = {
  auth,
  users,
  search,
  bookmarks,
  invoices,
  clients,
  billing,
  ecommerce,
  operations,
}

/** Every call, in one list. */
export const calls: (Endpoint & { noun: string; name: string })[] = Object.entries(registry).flatMap(
  ([noun, contracts]) => Object.entries(contracts).map(([name, call]) => ({ ...call, noun, name })),
)
