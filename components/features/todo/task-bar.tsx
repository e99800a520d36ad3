"use client"

import { ArrowDownWideNarrow, Menu as MenuIcon, Plus, X } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { type RefObject, useCallback } from "react"
import { SearchBox } from "@/components/list/search-box"
import type { Selection } from "@/components/list/use-selection"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Menu } from "@/components/ui/menu"
import type { Task } from "@/lib/features/todo/schema"
import { taskSorts } from "@/lib/features/todo/values"
import { BulkActions } from "./bulk-actions"
import { listNameOf } from "./looks"
import type { TodoState } from "./use-todo"
import { goTo } from "./use-view"
import type { View } from "./view"

export type TaskSelection = Omit<Selection, "rows"> & { rows: Task[] }

interface Props {
  view: View
  todo: TodoState
  selection: TaskSelection
  search: RefObject<HTMLInputElement | null>
  onNav: () => void
  onAdd: () => void
}

const sorts = ["order", ...taskSorts.filter((sort) => sort !== "order")] as const

/** Bar above the list with search, sort order and name, or the actions on selected tasks. */
export function TaskBar({ view, todo, selection, search, onNav, onAdd }: Props) {
  const t = useTranslations("todo")
  const format = useFormatter()
  const { tasks = [], may, actions } = todo
  const seek = useCallback((q: string) => goTo({ q: q || undefined }, { replace: true }), [])
  const name = view.tag ? t(`tags.${view.tag}`) : t(`lists.${listNameOf(view)}`)
  const count = selection.rows.length
  return (
    <>
      <div className="flex items-center gap-1 border-line border-b p-2">
        <Button
          iconOnly
          variant="ghost"
          className="lg:hidden"
          label={t("lists.label")}
          icon={<MenuIcon />}
          onClick={onNav}
        />
        <div className="min-w-0 flex-1 [&>div]:min-w-0 [&>div]:max-w-none">
          <SearchBox label={t("search")} value={view.q ?? ""} input={search} onSearch={seek} />
        </div>
        <Menu
          button={{
            variant: "ghost",
            iconOnly: true,
            icon: <ArrowDownWideNarrow />,
            label: t("sort.label", { sort: t(`sort.${view.sortBy ?? "order"}`) }),
            className: view.sortBy && "text-brand-text",
          }}
          items={sorts.map((sort) => ({
            label: t(`sort.${sort}`),
            checked: sort === (view.sortBy ?? "order"),
            onSelect: () => goTo({ sortBy: sort === "order" ? undefined : sort }),
          }))}
        />
        {may.create && <Button iconOnly className="lg:hidden" label={t("add.open")} icon={<Plus />} onClick={onAdd} />}
      </div>
      <div className="flex min-h-12 items-center gap-1 border-line border-b ps-3 pe-2">
        {(may.update || may.delete) && (
          <span className="me-1.5 max-sm:-m-2 max-sm:me-0 max-sm:p-2">
            <Checkbox
              hideLabel
              label={t("selectAll")}
              checked={selection.all}
              indeterminate={selection.some}
              disabled={tasks.length === 0}
              onChange={() => (selection.some ? selection.clear() : selection.toggleAll())}
            />
          </span>
        )}
        {count > 0 ? (
          <>
            <span aria-live="polite" className="tabular me-1 whitespace-nowrap font-medium text-dense">
              {t("selected", { count })}
            </span>
            <BulkActions tasks={selection.rows} actions={actions} may={may} view={view} onDone={selection.clear} />
            <Button
              iconOnly
              size="sm"
              variant="ghost"
              className="ms-auto"
              label={t("clearSelection")}
              icon={<X />}
              onClick={selection.clear}
            />
          </>
        ) : (
          <>
            <h2 className="min-w-0 truncate font-semibold text-sm">{name}</h2>
            <span aria-live="polite" className="tabular ms-1 text-ink-faint text-xs">
              <span aria-hidden="true">{format.number(tasks.length)}</span>
              <span className="sr-only">{t("totalCount", { count: tasks.length })}</span>
            </span>
            {view.sortBy && (
              <Button size="sm" variant="ghost" className="ms-auto" onClick={() => goTo({ sortBy: undefined })}>
                {t("sort.reset")}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}
