"use client"

import { CalendarDays } from "lucide-react"
import { useTranslations } from "next-intl"
import { useDayName } from "../due-date"
import { PieceChip } from "./piece-chip"
import type { QuickAddState } from "./use-quick-add"

/** Preview of the parsed line, with open questions and the default due date. */
export function Preview({ state }: { state: QuickAddState }) {
  const t = useTranslations("todo.add")
  const { quick, today, isReading } = state
  const day = useDayName(today)
  const pieces = quick.pieces.filter(({ text }) => !(isReading && text.startsWith("@")))
  return (
    <ul aria-live="polite" aria-label={t("understood")} className="flex flex-wrap gap-1.5 ps-8 pt-0.5 pb-1 max-sm:ps-2">
      {pieces.map((piece) => (
        <PieceChip key={piece.key} piece={piece} today={today} onChoose={(choice) => state.choose(piece.key, choice)} />
      ))}
      {!quick.dueDate && (
        <li className="inline-flex min-h-6 items-center gap-1.5 px-1 text-ink-faint text-xs">
          <CalendarDays aria-hidden="true" className="size-3.5" />
          {t("dueOtherwise", { day: day.name(today) })}
        </li>
      )}
    </ul>
  )
}
