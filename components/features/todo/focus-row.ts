function focus(id: number): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
  row?.focus()
  row?.scrollIntoView({ block: "nearest" })
  return row !== null
}

/** Focuses a task's row after the next frame, when it has moved to its new position. */
export const focusMovedRow = (id: number) => requestAnimationFrame(() => focus(id))

/** Focuses a task's row, immediately if it exists, because the next key press may come before the next frame. */
export function focusRow(id: number): void {
  if (!focus(id)) focusMovedRow(id)
}
