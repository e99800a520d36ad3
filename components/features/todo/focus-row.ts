/** Gives the focus to a task's row once it stands where it belongs. */
export const focusRow = (id: number) =>
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
    row?.focus()
    row?.scrollIntoView({ block: "nearest" })
  })
