import type { ListSource } from "@/components/list/types"
import { dayFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { StatementQuery } from "@/lib/features/ledger/schema/entries"

/** The source of an account's statement. Page and screen share it, so that both request the same URL. */
export const statementSource = (account: number): ListSource<StatementQuery> => ({
  path: endpoints.getStatement.path.replace("{id}", String(account)),
  rowsIn: "data",
  rules: { filters: { from: dayFilter, to: dayFilter }, sortBy: [], perPage: 20, maxPerPage },
})
