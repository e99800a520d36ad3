function focus(id: number): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
  row?.focus()
  row?.scrollIntoView({ block: "nearest" })
  return row !== null
}

/** Gives the focus to a task's row once it stands where it belongs. */
export const focusMovedRow = (id: number) => requestAnimationFrame(() => focus(id))

/** Gives the focus to a task's row: at once where it is there, since the next key may follow before the next frame. */
export function focusRow(id: number): void {
  if (!focus(id)) focusMovedRow(id)
}
