import { log } from "./log"

/** Milliseconds. By then the response is sent, so the work neither delays it nor shows in its timing. */
const delay = 50

const running = new Set<Promise<void>>()

/** Runs `work` after the response was sent. Logs failures, since nobody awaits the work. */
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

/** Waits for all background work. Used before the store closes, and in tests. */
export async function backgroundDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
