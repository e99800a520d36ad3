"use client"

import { useVirtualizer } from "@tanstack/react-virtual"
import { useTranslations } from "next-intl"
import { useMemo, useRef, useState } from "react"
import { Badge } from "@/components/ui/badge"
import { SearchInput } from "@/components/ui/search-input"
import type { Countable, CountedLine } from "@/lib/features/stock/schema/stocktakes"
import { foundIn, searchable } from "./search-products"

interface Props {
  products: Countable[]
  counted: CountedLine[]
  onPick: (product: Countable) => void
}

const rowHeight = 56
const serverRect = { width: 390, height: 480 }

/** All products of the shop, searched and scrolled on the phone itself: only the visible rows exist. */
export function CountPicker({ products, counted, onPick }: Props) {
  const t = useTranslations("stock")
  const [q, setQ] = useState("")
  const scroller = useRef<HTMLDivElement>(null)
  const index = useMemo(() => searchable(products), [products])
  const found = useMemo(() => foundIn(index, q), [index, q])
  const lines = useMemo(() => new Map(counted.map((line) => [line.product, line])), [counted])
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: serverRect,
    getItemKey: (row) => found[row]?.id ?? row,
  })
  return (
    <div className="space-y-3">
      <SearchInput label={t("count.search")} placeholder={t("count.search")} value={q} onChange={setQ} />
      <p aria-live="polite" className="tabular text-ink-muted text-xs">
        {t("count.found", { count: found.length })}
      </p>
      {found.length > 0 && (
        <div ref={scroller} className="-mx-2 h-[55dvh] overflow-y-auto overscroll-contain">
          <ul aria-label={t("count.products")} className="relative" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index: row, key, start }) => {
              const product = found[row] as Countable
              const line = lines.get(product.id)
              return (
                <li
                  key={key}
                  aria-posinset={row + 1}
                  aria-setsize={found.length}
                  className="absolute inset-x-0 h-14"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <button
                    type="button"
                    onClick={() => onPick(product)}
                    className="flex h-full w-full items-center justify-between gap-3 rounded-control px-2 text-start active:bg-neutral-soft"
                  >
                    <span className="min-w-0">
                      <bdi className="block truncate font-medium">{product.name}</bdi>
                      <bdi className="block truncate text-ink-muted text-xs">{product.sku}</bdi>
                    </span>
                    {line && (
                      <Badge tone={line.needsRecount ? "warning" : "success"}>
                        {line.needsRecount ? t("count.again") : line.counted}
                      </Badge>
                    )}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}
