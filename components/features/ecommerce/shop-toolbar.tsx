"use client"

import { LayoutGrid, LayoutList, ListFilter } from "lucide-react"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { SearchBox } from "@/components/list/search-box"
import { Button } from "@/components/ui/button"
import { preloadDrawer } from "@/components/ui/drawer"
import { Select } from "@/components/ui/select"
import { productSorts } from "@/lib/features/ecommerce/values"
import type { ShopControl } from "./use-shop-state"

interface Props {
  shop: ShopControl
  total: number | undefined
  /** Opens the filters if there is no room for the sidebar. */
  onFilters: () => void
}

/** The shop's search, number of results, sorting and view switch. */
export function ShopToolbar({ shop: { state, change, filters }, total, onFilters }: Props) {
  const t = useTranslations("ecommerce")
  const input = useRef<HTMLInputElement>(null)
  const views = [
    { view: "grid", icon: <LayoutGrid /> },
    { view: "list", icon: <LayoutList /> },
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="flex min-w-0 basis-full gap-2 sm:basis-72 sm:grow">
        <SearchBox
          label={t("search")}
          input={input}
          value={state.q ?? ""}
          onSearch={(q) => change({ q: q || undefined }, { replace: true })}
        />
        <Button
          variant="outline"
          icon={<ListFilter />}
          onClick={onFilters}
          onPointerEnter={() => void preloadDrawer()}
          className="lg:hidden"
        >
          {t("filters.title")}
          {filters > 0 && (
            <span className="tabular rounded-full bg-brand-soft px-1.5 text-brand-text text-xs">{filters}</span>
          )}
        </Button>
      </div>
      <p className="tabular min-h-5 grow text-dense text-ink-muted lg:grow-0" aria-live="polite">
        {total === undefined ? null : t("results", { count: total })}
      </p>
      <Select
        aria-label={t("sortBy")}
        className="w-auto! min-w-32 flex-1 sm:min-w-40 sm:flex-none"
        value={state.sortBy ?? "featured"}
        onChange={({ target }) => change({ sortBy: productSorts.find((sort) => sort === target.value) })}
        options={productSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
      />
      <fieldset aria-label={t("view")} className="flex rounded-control border border-line-strong bg-card">
        {views.map(({ view, icon }) => (
          <Button
            key={view}
            variant={state.view === view ? "soft" : "ghost"}
            iconOnly
            label={t(`views.${view}`)}
            aria-pressed={state.view === view}
            icon={icon}
            onClick={() => change({ view, page: state.page }, { replace: true })}
          />
        ))}
      </fieldset>
    </div>
  )
}
