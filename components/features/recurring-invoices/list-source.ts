import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/recurring-invoices/endpoints"
import type { RecurringListQuery } from "@/lib/features/recurring-invoices/schema/recurring"
import { recurringSorts, recurringStates } from "@/lib/features/recurring-invoices/values"

/** The source of the list. Page and screen share it, so that both request the same URL. */
export const recurringListSource: ListSource<RecurringListQuery> = {
  path: endpoints.listRecurringInvoices.path,
  rowsIn: "data",
  rules: { perPage: 20, maxPerPage, filters: { state: recurringStates, client: idFilter }, sortBy: recurringSorts },
}

/** The path that a change of a recurring invoice makes stale, with everything below it. */
export const staleRecurring = [{ path: "/api/v1/recurring-invoices" }]
