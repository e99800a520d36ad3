"use client"

import { useTranslations } from "next-intl"
import type { ClipboardEvent } from "react"
import { toast } from "@/components/ui/toast"
import { readBlock, writeBlock } from "./block"
import { type Extent, type Place, rangeOf, type Selection } from "./moves"
import type { CellTexts } from "./use-cell-texts"

const places = (top: number, bottom: number, start: number, end: number): Place[][] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: end - start + 1 }, (_, column) => ({ row: top + row, column: start + column })),
  )

export const placesOf = (selection: Selection): Place[][] => {
  const { top, bottom, start, end } = rangeOf(selection)
  return places(top, bottom, start, end)
}

/** Copies, cuts and pastes blocks of cells, also from and to other programs. */
export function useSheetClipboard(
  { textAt, setTexts }: CellTexts,
  selection: Selection,
  extent: Extent,
  select: (selection: Selection) => void,
) {
  const t = useTranslations("price-sheet")
  const copy = (event: ClipboardEvent) => {
    event.clipboardData.setData("text/plain", writeBlock(placesOf(selection).map((row) => row.map(textAt))))
    event.preventDefault()
  }
  const clear = () =>
    setTexts(
      placesOf(selection)
        .flat()
        .map((place) => [place, ""] as const),
    )
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const block = readBlock(event.clipboardData.getData("text/plain"))
    const width = Math.max(0, ...block.map((cells) => cells.length))
    if (width === 0) return
    const { top, bottom, start, end } = rangeOf(selection)
    // One copied cell fills the whole range, as in a spreadsheet.
    const isFill = block.length === 1 && width === 1
    const [tall, wide] = isFill ? [bottom - top + 1, end - start + 1] : [block.length, width]
    const last = { row: Math.min(top + tall, extent.rows) - 1, column: Math.min(start + wide, extent.columns) - 1 }
    const texts = places(top, last.row, start, last.column)
      .flat()
      .flatMap((place) => {
        const text = isFill ? block[0]?.[0] : block[place.row - top]?.[place.column - start]
        return text === undefined ? [] : [[place, text] as const]
      })
    const refused = setTexts(texts)
    select({ active: { row: top, column: start }, anchor: last })
    const left = refused + tall * wide - (last.row - top + 1) * (last.column - start + 1)
    if (left > 0) void toast.warning(t("pastedPartly", { count: left }))
  }
  const cut = (event: ClipboardEvent) => {
    copy(event)
    clear()
  }
  return { copy, cut, paste, clear }
}
