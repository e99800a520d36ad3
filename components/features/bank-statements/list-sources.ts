import type { ListSource } from "@/components/list/types"
import { dayFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { LineListQuery } from "@/lib/features/bank-statements/schema/lines"
import type { RuleListQuery } from "@/lib/features/bank-statements/schema/rules"
import { lineSorts, lineStates, ruleStates } from "@/lib/features/bank-statements/values"

// The sources of the lists. Page and screen share them, so that both request the same URL.

const paging = { perPage: 20, maxPerPage }

export const lineSource: ListSource<LineListQuery> = {
  path: endpoints.listBankLines.path,
  rowsIn: "data",
  rules: {
    ...paging,
    filters: {
      state: lineStates,
      direction: ["in", "out"],
      account: idFilter,
      business: idFilter,
      statement: idFilter,
      from: dayFilter,
      to: dayFilter,
    },
    sortBy: lineSorts,
  },
}

export const ruleSource: ListSource<RuleListQuery> = {
  path: endpoints.listBankRules.path,
  rowsIn: "data",
  rules: { ...paging, filters: { state: ruleStates, business: idFilter }, sortBy: [] },
}
