import { setImmediate as yieldToEventLoop } from "node:timers/promises"

/** Max milliseconds that work may block the event loop. */
const maxBlockMs = 20

/** Returns a function that pauses for other requests if the last pause was too long ago. */
export function createPause() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < maxBlockMs) return
    await yieldToEventLoop()
    since = performance.now()
  }
}

/** Maps a list with slow work per item, without blocking the event loop. */
export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const pause = createPause()
  const results: Result[] = []
  for (const item of items) {
    results.push(work(item))
    await pause()
  }
  return results
}
