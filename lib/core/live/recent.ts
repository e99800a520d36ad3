import type { News } from "./news"

/** How long news is stored for pages that are about to listen, in milliseconds. Longer than a page takes to load. */
const maxAgeMs = 60_000
const maxLength = 1000
/** Tolerance in milliseconds, for clocks of servers that differ, and for data older than the page's timestamp. */
const leewayMs = 2000

const history: { at: number; news: News }[] = []
let completeSince = Number.POSITIVE_INFINITY

/** Clears the history. News is complete from now on. */
export function startHistory(): void {
  completeSince = Date.now()
  history.length = 0
}

export function addNews(news: News): void {
  // Signals are transient.
  if (news.signal) return
  const now = Date.now()
  history.push({ at: now, news })
  while (history.length > maxLength || (history[0] && history[0].at < now - maxAgeMs)) {
    const dropped = history.shift()
    if (dropped) completeSince = dropped.at + 1
  }
}

/** The news since a moment, in milliseconds since 1970; undefined if the history doesn't go back that far. */
export function newsSince(moment: number): News[] | undefined {
  const from = moment - leewayMs
  if (from < completeSince) return undefined
  return history.filter(({ at }) => at >= from).map(({ news }) => news)
}
