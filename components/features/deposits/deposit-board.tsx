"use client"

import { useTranslations } from "next-intl"
import { useRef } from "react"
import { FilterCard } from "@/components/list/filter-card"
import { SearchBox } from "@/components/list/search-box"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useListState } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/deposits/endpoints"
import type { Deposit, DepositListQuery } from "@/lib/features/deposits/schema"
import { depositWaits } from "@/lib/features/deposits/values"
import { tableOf } from "./addresses"
import { BoardColumn } from "./board-column"
import { boardQuery, depositListSource, summaryQuery } from "./deposit-list-source"
import { useDepositFilters } from "./use-deposit-filters"

const columns = depositWaits.filter((wait) => wait !== "nothing")

interface Props {
  shop?: number
  onVerify: (drops: Deposit[]) => void
}

/** Unfinished deposits, in a column for each step they wait for. The board shares the filters of the table. */
export function DepositBoard({ shop, onVerify }: Props) {
  const t = useTranslations("deposits")
  const { state, query, change, clear } = useListState(depositListSource.rules)
  const search = useRef<HTMLInputElement>(null)
  const filters = useDepositFilters()
  const { data, error, mutate, isValidating } = useQuery(endpoints.listDeposits, { query: boardQuery(shop, query) })
  const { data: summary } = useQuery(endpoints.summariseDeposits, { query: summaryQuery(shop, query) })
  const shown = columns.filter((wait) => !state.waitsFor || state.waitsFor === wait || state.waitsFor === "anything")
  const { kind, stage, overdue, business, from, to, q } = state
  return (
    <div className="space-y-4 md:space-y-5">
      <FilterCard
        filters={filters}
        values={state as Record<string, unknown>}
        onChange={(part) => change(part as Partial<DepositListQuery>)}
        onClear={clear}
      />
      <SearchBox
        label={t("search")}
        value={state.q ?? ""}
        input={search}
        onSearch={(text) => change({ q: text || undefined }, { replace: true })}
      />
      {error && !data && <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-5">
          {shown.map((wait) => (
            <BoardColumn
              key={wait}
              waitsFor={wait}
              deposits={data.data.filter(({ waitsFor }) => waitsFor === wait)}
              sums={summary?.data ?? []}
              href={tableOf({ shop, kind, stage, overdue, business, from, to, q, waitsFor: wait })}
              onVerify={onVerify}
            />
          ))}
        </div>
      )}
    </div>
  )
}
