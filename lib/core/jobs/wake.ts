import { openedStore } from "../db/client"
import { log } from "../log"
import { shared } from "../shared"
import { makeDue } from "./store"
import { localWorker } from "./worker"

export const jobsChannel = "jobs"

/** Tells the workers of every process that a job may be due. Never throws: the clock finds the job anyway. */
export async function wakeWorkers(name: string): Promise<void> {
  try {
    localWorker()?.onMessage(name)
    // If the store has been closed since the write, there are no workers left.
    await (await openedStore())?.publish(jobsChannel, name)
  } catch (error) {
    log().warn({ err: error, job: name }, "workers could not be woken")
  }
}

const nudged = shared<Map<string, { again: boolean }>>("nudges")
const nudges = () => {
  nudged.current ??= new Map()
  return nudged.current
}

async function makeDueAndWake(name: string): Promise<void> {
  try {
    const opened = await openedStore()
    if (!opened) return
    await makeDue(opened.owner, name)
    await wakeWorkers(name)
  } catch (error) {
    log().warn({ err: error, job: name }, "a schedule could not be started early")
  }
}

/**
 * Runs a schedule as soon as possible instead of at its next time. Call it after the commit: `scope.after(() => runSoon(…))`.
 * Calls that come while one is on its way share the next one. Returns at once and never throws.
 */
export function runSoon(name: string): void {
  const known = nudges().get(name)
  if (known) {
    known.again = true
    return
  }
  const nudge = { again: false }
  nudges().set(name, nudge)
  void (async () => {
    do {
      nudge.again = false
      await makeDueAndWake(name)
    } while (nudge.again)
    nudges().delete(name)
  })()
}
