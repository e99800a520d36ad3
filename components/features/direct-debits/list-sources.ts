import type { ListSource } from "@/components/list/types"
import { dayFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/direct-debits/endpoints"
import type { DebitListQuery, OccurrenceListQuery } from "@/lib/features/direct-debits/schema"
import { debitSorts, debitStates, occurrenceSorts } from "@/lib/features/direct-debits/values"

// The sources of the lists. Page and screen share them, so that both request the same URL.

const paging = { perPage: 20, maxPerPage }
const ofOccurrences = {
  path: endpoints.listDebitOccurrences.path,
  rowsIn: "data",
  rules: {
    ...paging,
    filters: {
      state: [],
      answered: [],
      unusual: [],
      directDebit: idFilter,
      business: idFilter,
      shop: idFilter,
      from: dayFilter,
      to: dayFilter,
    },
    sortBy: occurrenceSorts,
  },
}

export const dueListSource: ListSource<OccurrenceListQuery> = { ...ofOccurrences, fixed: { state: "due" } }

const { filters } = ofOccurrences.rules
export const answeredListSource: ListSource<OccurrenceListQuery> = {
  ...ofOccurrences,
  rules: {
    ...ofOccurrences.rules,
    filters: { ...filters, state: ["collected", "failed", "skipped"], unusual: ["true"] },
  },
  fixed: { answered: "true" },
}

export const mandateListSource: ListSource<DebitListQuery> = {
  path: endpoints.listDirectDebits.path,
  rowsIn: "data",
  rules: { ...paging, filters: { state: debitStates, business: idFilter, shop: idFilter }, sortBy: debitSorts },
}
