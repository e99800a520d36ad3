"use client"

import { useVirtualizer } from "@tanstack/react-virtual"
import { useTranslations } from "next-intl"
import { useEffect, useId, useRef, useState } from "react"
import { useMediaQuery } from "@/components/ui/use-media-query"
import { type Place, rangeOf, type Selection, stepped } from "./moves"
import { groupRole, rowRole } from "./roles"
import { SheetHead } from "./sheet-head"
import { type Editing, SheetRow } from "./sheet-row"
import { type SheetParts, useCellTexts } from "./use-cell-texts"
import { useSheetClipboard } from "./use-sheet-clipboard"
import { useSheetKeys } from "./use-sheet-keys"

interface Props extends SheetParts {
  problems: Record<string, string>
  onSave: () => void
}

const headHeight = 44
const serverRect = { width: 1000, height: 640 }
const first: Place = { row: 0, column: 0 }

/** The grid of products and prices. It has the focus as a whole and names its active cell, so that rows may come and go. */
export function SheetGrid({ problems, onSave, ...parts }: Props) {
  const { rows, columns, edits, locale } = parts
  const t = useTranslations("price-sheet")
  const gridId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, select] = useState<Selection>({ active: first, anchor: first })
  const [editing, setEditing] = useState<Editing>()
  // A filter may have taken the selected rows away.
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  })
  const selection = { active: within(chosen.active), anchor: within(chosen.anchor) }
  const { active } = selection
  const rowHeight = useMediaQuery("(max-width: 40rem)", false) ? 52 : 40
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    initialRect: serverRect,
    scrollPaddingStart: headHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: all rows have the same height
  useEffect(() => virtual.measure(), [rowHeight])

  const page = Math.max(1, Math.floor((virtual.scrollRect?.height ?? serverRect.height) / rowHeight) - 2)
  const extent = { rows: rows.length, columns: columns.length, page }
  const texts = useCellTexts(parts)
  const go = (next: Selection) => {
    select(next)
    virtual.scrollToIndex(next.active.row, { align: "auto" })
    // The columns beside the names scroll too.
    requestAnimationFrame(() =>
      document.getElementById(`${gridId}-${rows[next.active.row]?.id}-${next.active.column}`)?.scrollIntoView({
        block: "nearest",
        inline: "nearest",
      }),
    )
  }
  const clipboard = useSheetClipboard(texts, selection, extent, select)
  const begin = (typed?: string) => texts.mayEdit(active) && setEditing({ typed })
  const onKeyDown = useSheetKeys({
    ...{ selection, select: go, extent, edits, begin },
    clear: clipboard.clear,
    save: onSave,
  })
  const stop = () => {
    setEditing(undefined)
    grid.current?.focus({ preventScroll: true })
  }
  const commit = (text: string, move?: { by: "row" | "column"; isBack: boolean }) => {
    texts.setTexts([[active, text]])
    if (!move) return setEditing(undefined)
    stop()
    const next = stepped(move.by, move.isBack, active, extent)
    if (next) go({ active: next, anchor: next })
  }
  const press = (place: Place, isExtended: boolean) => {
    const isAgain =
      place.row === active.row && place.column === active.column && document.activeElement === grid.current
    // Ends the edit of another cell.
    grid.current?.focus({ preventScroll: true })
    select({ active: place, anchor: isExtended ? selection.anchor : place })
    // A tap on the chosen cell edits it, as phones have no F2.
    setEditing(isAgain && window.matchMedia("(pointer: coarse)").matches && texts.mayEdit(place) ? {} : undefined)
  }
  const template = { gridTemplateColumns: `var(--name) repeat(${columns.length}, var(--cell))` }
  const range = rangeOf(selection)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see roles.ts
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={t("grid")}
      aria-describedby={`${gridId}-keys`}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={rows[active.row] && `${gridId}-${rows[active.row]?.id}-${active.column}`}
      onKeyDown={onKeyDown}
      onCopy={clipboard.copy}
      onCut={clipboard.cut}
      onPaste={clipboard.paste}
      className="relative h-[max(20rem,calc(100dvh-19rem))] scroll-ps-(--name) overflow-auto overscroll-contain rounded-card border border-line bg-card outline-brand-mark [--cell:7.5rem] [--name:9.5rem] focus-visible:outline-2 sm:[--name:17rem]"
    >
      <p id={`${gridId}-keys`} className="sr-only">
        {t("keys")}
      </p>
      <div style={{ width: `calc(var(--name) + ${columns.length} * var(--cell))` }} className="min-w-full">
        <SheetHead columns={columns} template={template} />
        <div {...groupRole} className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <div
                key={key}
                {...rowRole(index + 2)}
                className="absolute inset-x-0 grid"
                style={{ ...template, height: rowHeight, transform: `translateY(${start}px)` }}
              >
                <SheetRow
                  {...{ row, index, columns, gridId, problems, locale, range }}
                  drafts={edits.drafts}
                  active={index === active.row ? active.column : undefined}
                  editing={index === active.row ? editing : undefined}
                  textOf={(column) => texts.textAt({ row: index, column })}
                  onPress={(column, isExtended) => press({ row: index, column }, isExtended)}
                  onEnter={(column) => select({ active: { row: index, column }, anchor: selection.anchor })}
                  onEdit={(column) => texts.mayEdit({ row: index, column }) && setEditing({})}
                  onCommit={commit}
                  onCancel={stop}
                />
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
