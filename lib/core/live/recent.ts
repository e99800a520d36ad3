import type { News } from "./news"

/** How long news is kept for those who are about to listen, in milliseconds: longer than a page needs from server to screen. */
const keptMs = 60_000
const mostKept = 1000
/** By how much the clocks of two servers may differ, and a page's data be older than what it says of itself. */
const leewayMs = 2000

const kept: { at: number; news: News }[] = []
let heardSince = Number.POSITIVE_INFINITY

/** From now on everything is heard. */
export function beginHearing(): void {
  heardSince = Date.now()
  kept.length = 0
}

export function keep(news: News): void {
  // What is momentary has passed.
  if (news.signal) return
  const now = Date.now()
  kept.push({ at: now, news })
  while (kept.length > mostKept || (kept[0] && kept[0].at < now - keptMs)) {
    const dropped = kept.shift()
    if (dropped) heardSince = dropped.at + 1
  }
}

/** What was told since a moment, in milliseconds since 1970; undefined where that is not known. */
export function newsSince(moment: number): News[] | undefined {
  const from = moment - leewayMs
  if (from < heardSince) return undefined
  return kept.filter(({ at }) => at >= from).map(({ news }) => news)
}
