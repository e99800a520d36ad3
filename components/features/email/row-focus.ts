const rows = () => [...document.querySelectorAll<HTMLElement>("a[data-index]")]
const isShown = (id: number) => document.querySelector(`[data-mail="${id}"]`) !== null

/** Numbers the calls, so that a new one ends the wait of the one before. */
let latest = 0

/**
 * Focuses a row once the mails `leaving` have left the list, or else the list's last row or its title. It takes some frames
 * until the list has removed and rendered rows.
 */
export function focusRow(index: number, leaving: number[] = []): void {
  const turn = ++latest
  const attempt = (tries: number) => {
    if (turn !== latest) return
    const isLate = tries === 0
    const isReady = isLate || !leaving.some(isShown)
    const exact = isReady ? rows().find((row) => row.dataset.index === String(index)) : undefined
    const target =
      exact ?? (isLate ? (rows().at(-1) ?? document.querySelector<HTMLElement>("[data-list-title]")) : null)
    target?.focus({ preventScroll: true })
    // A row in a hidden list doesn't take the focus yet.
    const isDone = target !== null && document.activeElement === target
    if (!isDone && !isLate) requestAnimationFrame(() => attempt(tries - 1))
  }
  attempt(20)
}
