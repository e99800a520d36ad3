"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"

interface Props {
  id: string
  columnIndex: number
  isActive: boolean
  isSelected: boolean
  isReadOnly: boolean
  isDraft?: boolean
  /** An error of the draft, or that somebody else has changed the price. */
  problem?: string
  isConflict?: boolean
  /** Says more about the cell, such as the price that comes next. */
  hint?: string
  /** Shown where the cell is empty, such as the price of all shops. */
  isFaint?: boolean
  onPress: (isExtended: boolean) => void
  onEnter: () => void
  onEdit: () => void
  children: ReactNode
}

/** A cell with a price, or one that can only be read. */
export function SheetCell(props: Props) {
  const t = useTranslations("price-sheet")
  const { id, isActive, isSelected, isReadOnly, isDraft, problem, isConflict, hint, isFaint, children } = props
  const isWrong = problem !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: see roles.ts
    <div
      role="gridcell"
      tabIndex={-1}
      aria-colindex={props.columnIndex}
      id={id}
      aria-selected={isSelected}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong || hint ? `${id}-about` : undefined}
      data-tip={problem ?? hint}
      onMouseDown={(event) => {
        // The grid keeps the focus; in the input of a cell the mouse selects text.
        if (event.target instanceof HTMLInputElement) return
        event.preventDefault()
        if (event.button === 0) props.onPress(event.shiftKey)
      }}
      onMouseEnter={(event) => event.buttons === 1 && props.onEnter()}
      onDoubleClick={props.onEdit}
      className={clsx(
        "tabular relative flex cursor-cell select-none items-center justify-end border-line border-e border-b px-2 text-end text-dense",
        isReadOnly && "text-ink-muted",
        isFaint && !isDraft && "text-ink-faint italic",
        isDraft && !isWrong && "bg-warning-soft font-medium text-ink",
        isWrong && (isConflict ? "bg-info-soft text-info-text" : "bg-danger-soft text-danger-text"),
        !isDraft && !isWrong && (isSelected ? "bg-brand-soft" : "bg-card"),
        isSelected && (isDraft || isWrong) && "underline decoration-dotted",
        isActive && "outline-2 outline-brand-mark -outline-offset-2",
      )}
    >
      {children}
      {hint && !isWrong && (
        <span aria-hidden="true" className="absolute end-0.5 top-0.5 size-1.5 rounded-full bg-brand-mark" />
      )}
      {(isWrong || hint) && (
        <span id={`${id}-about`} className="sr-only">
          {problem ?? hint}
        </span>
      )}
      {isDraft && <span className="sr-only">{t("unsaved")}</span>}
    </div>
  )
}
