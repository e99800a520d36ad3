import type { ListSource } from "@/components/list/types"
import { dayFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import type { TillSessionListQuery } from "@/lib/features/till-sessions/schema"
import { tillSessionSorts, tillSessionStates, weekdays } from "@/lib/features/till-sessions/values"

/** The source of the list of till sessions. Page and screen share it, so that both request the same URL. */
export const sessionListSource: ListSource<TillSessionListQuery> = {
  path: endpoints.listTillSessions.path,
  rowsIn: "data",
  rules: {
    filters: {
      business: idFilter,
      shop: idFilter,
      till: idFilter,
      state: tillSessionStates,
      person: idFilter,
      weekday: weekdays,
      from: dayFilter,
      to: dayFilter,
    },
    sortBy: tillSessionSorts,
    perPage: 20,
    maxPerPage,
  },
}
