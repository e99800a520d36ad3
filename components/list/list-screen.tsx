"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useRef } from "react"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { NoMatch } from "@/components/ui/no-match"
import type { ListQuery } from "@/lib/core/client/list-state"
import { BulkBar } from "./bulk-bar"
import { ExportButton } from "./export-button"
import { FilterCard } from "./filter-card"
import { ListFooter } from "./list-footer"
import { ListTable } from "./list-table"
import { ListToolbar } from "./list-toolbar"
import { PageSize } from "./page-size"
import { SearchBox } from "./search-box"
import type { ListColumn, ListFilter, ListLabels, ListRecord, ListSource, RowKey, RowKeyProps } from "./types"
import { type List, useList } from "./use-list"
import { isShown, usePreferences } from "./use-preferences"
import { useRowKeys } from "./use-row-keys"
import { ViewOptions } from "./view-options"

interface Props<Row extends ListRecord, Query extends ListQuery> {
  source: ListSource<Query>
  columns: ListColumn<Row>[]
  filters?: ListFilter[]
  labels: ListLabels<Row>
  /** Icon of the empty state, which also shows `primaryAction`. */
  emptyIcon?: ReactNode
  primaryAction?: ReactNode
  /** Actions on a row; they receive the list to update it optimistically. */
  rowActions?: (row: Row, list: List<Row, Query>) => ReactNode
  /** Actions on the selected rows. */
  bulkActions?: (rows: Row[], list: List<Row, Query>) => ReactNode
}

/**
 * The table screen shared by all lists. Its state is in the URL; each list provides columns, filters, texts and
 * actions. The page prefetches the endpoint with the same URL, so that the first HTML includes the rows.
 */
export function ListScreen<Row extends ListRecord, Query extends ListQuery>(
  props: Props<Row, Query> & RowKeyProps<Row>,
) {
  const { source, columns, filters = [], labels, emptyIcon, primaryAction, rowActions, bulkActions } = props
  const t = useTranslations("list")
  const list = useList<Row, Query>(source, props.rowKey as ((row: Row) => RowKey) | undefined)
  const { state, rows, selection, change } = list
  const { preferences, change: changePreferences } = usePreferences(source.path)
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)
  // Rows can only be selected if there are bulk actions.
  const isSelectable = bulkActions !== undefined
  useRowKeys(body, search, isSelectable ? selection.toggle : undefined)

  const shown = columns.filter((column) => isShown(column, preferences))
  const changeState = (part: Partial<ListQuery>) => change(part as Partial<Query>)
  const isEmpty = !list.empty && rows.length === 0 && !list.waiting
  const { page: _page, perPage: _perPage, ...view } = list.query
  const clear = (
    <Button variant="outline" onClick={list.clear}>
      {t("clearFilters")}
    </Button>
  )

  return (
    <div className="space-y-4 md:space-y-5">
      {filters.length > 0 && (
        <FilterCard
          filters={filters}
          values={state as Record<string, unknown>}
          onChange={changeState}
          onClear={list.clear}
        />
      )}
      <section className="rounded-card border bg-card shadow-card" aria-label={labels.title}>
        <ListToolbar
          state={state}
          columns={columns}
          ownOrder={labels.ownOrder}
          selection={isSelectable ? selection : undefined}
          onChange={changeState}
          search={
            labels.search && (
              <SearchBox
                label={labels.search}
                value={state.q ?? ""}
                input={search}
                onSearch={(q) => change({ q: q || undefined } as Partial<Query>, { replace: true })}
              />
            )
          }
          tools={
            <>
              <ViewOptions columns={columns} preferences={preferences} onChange={changePreferences} />
              <ExportButton source={source as ListSource} query={view} columns={shown} name={labels.title} />
            </>
          }
          primaryAction={primaryAction}
        />
        {list.error && <LoadFailed text={list.error.message} busy={list.waiting} onRetry={list.refresh} />}
        {!list.error && !isEmpty && (
          <ListTable<Row, Query>
            list={list}
            selects={isSelectable}
            body={body}
            columns={shown}
            dense={preferences.density === "compact"}
            title={labels.title}
            rowName={labels.row}
            rowActions={rowActions && ((row) => rowActions(row, list))}
          />
        )}
        {isEmpty &&
          (list.filtered ? (
            <NoMatch action={clear} />
          ) : (
            <EmptyState icon={emptyIcon} title={labels.emptyTitle} text={labels.emptyText} action={primaryAction} />
          ))}
        {rows.length > 0 && (
          <ListFooter
            page={state.page}
            perPage={state.perPage}
            lastPage={list.lastPage}
            shown={rows.length}
            total={list.total}
            totalIsEstimate={list.totalIsEstimate}
            href={list.pageAddress}
            onPage={(page) => changeState({ page })}
            pageSize={<PageSize perPage={state.perPage} onChange={changeState} />}
          />
        )}
      </section>
      {bulkActions && selection.rows.length > 0 && (
        <BulkBar count={selection.rows.length} onClear={selection.clear}>
          {bulkActions(selection.rows, list)}
        </BulkBar>
      )}
    </div>
  )
}
