import type { ListSource } from "@/components/list/types"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/suppliers/endpoints"
import type { SupplierListQuery } from "@/lib/features/suppliers/schema"
import { supplierSorts } from "@/lib/features/suppliers/values"

/** The source of the list of suppliers. Page and screen share it, so that both request the same URL. */
export const supplierListSource: ListSource<SupplierListQuery> = {
  path: endpoints.listSuppliers.path,
  rowsIn: "data",
  rules: { filters: { id: [] }, sortBy: supplierSorts, perPage: 20, maxPerPage },
}
