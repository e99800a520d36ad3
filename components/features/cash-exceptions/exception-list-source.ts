import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/cash-exceptions/endpoints"
import type { ExceptionListQuery } from "@/lib/features/cash-exceptions/schema"
import { exceptionKinds, exceptionSorts, exceptionStates } from "@/lib/features/cash-exceptions/values"

/** The source of the list of exceptions. Page and screen share it, so that both request the same URL. */
export const exceptionListSource: ListSource<ExceptionListQuery> = {
  path: endpoints.listCashExceptions.path,
  rowsIn: "data",
  rules: {
    filters: { state: exceptionStates, kind: exceptionKinds, shop: idFilter, business: idFilter },
    sortBy: exceptionSorts,
    perPage: 20,
    maxPerPage,
  },
}
