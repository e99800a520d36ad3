"use client"

import { type KeyboardEvent, useRef } from "react"

interface Props {
  label: string
  initial: string
  /** Whether what the cell had is selected, so that typing replaces it. */
  isSelected: boolean
  onCommit: (text: string, move?: { by: "row" | "column"; isBack: boolean }) => void
  onCancel: () => void
}

/** The input of a cell that is edited. */
export function CellInput({ label, initial, isSelected, onCommit, onCancel }: Props) {
  const isDone = useRef(false)
  const end = (run: () => void) => {
    if (isDone.current) return
    // The blur that follows is none of the user's.
    isDone.current = true
    run()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const { key, shiftKey, currentTarget } = event
    if (event.nativeEvent.isComposing || !["Enter", "Tab", "Escape"].includes(key)) return
    event.preventDefault()
    if (key === "Escape") return end(onCancel)
    const by = key === "Enter" ? "row" : "column"
    end(() => onCommit(currentTarget.value, { by, isBack: shiftKey }))
  }
  return (
    <input
      ref={(input) => {
        if (!input || input === document.activeElement) return
        input.focus()
        if (isSelected) input.select()
      }}
      aria-label={label}
      defaultValue={initial}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={40}
      onKeyDown={press}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => end(() => onCommit(currentTarget.value))}
      className="tabular absolute inset-0 z-10 w-full bg-card px-2 text-end text-base text-ink outline-2 outline-brand-mark -outline-offset-2 sm:text-dense"
    />
  )
}
