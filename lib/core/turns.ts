import { setImmediate as turn } from "node:timers/promises"

/** How long a piece of work may hold the event loop before others get a turn, in ms. */
const longest = 20

/** Lets other requests run once the work of one has added up. */
export function takingTurns() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longest) return
    await turn()
    since = performance.now()
  }
}

/** Maps a list whose entries take a while each, without holding the event loop. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const rest = takingTurns()
  const results: Result[] = []
  for (const item of items) {
    results.push(work(item))
    await rest()
  }
  return results
}
