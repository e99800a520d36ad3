import { log } from "./log"

/** By then the response is out: what follows neither delays it nor shows in how long it took. */
const delay = 50

const running = new Set<Promise<void>>()

/** Does work after the response was sent. A failure is logged, since nobody waits for it. */
export function inBackground(what: string, work: () => Promise<unknown>): void {
  const run = new Promise((resolve) => setTimeout(resolve, delay))
    .then(work)
    .then(
      () => undefined,
      (error) => log().error({ err: error }, `${what} failed`),
    )
    .finally(() => running.delete(run))
  running.add(run)
}

/** Waits until all background work is done; before the store closes, and in tests. */
export async function backgroundDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
