import { openedStore, store as openStore } from "../db/client"
import { log } from "../log"
import { shared } from "../shared"
import { definitions } from "./definitions"
import * as store from "./store"
import { nextTime } from "./times"
import { lookSeconds } from "./values"
import { jobsChannel } from "./wake"
import { createWorker, localWorker, setLocalWorker, type Worker } from "./worker"

/** Adds the rows of this version's schedules. */
async function saveSchedules(): Promise<void> {
  const now = new Date()
  const schedules = [...definitions()].flatMap(([name, { times }]) =>
    times ? [{ name, runAt: nextTime(times, now) }] : [],
  )
  await store.saveSchedules((await openStore()).owner, schedules)
}

/** The shortest time between two looks by the timer, in milliseconds. */
const minMs = 250

/** Looks for due jobs: when the next one is due, and when a message says so. It does no work itself. @returns stops it */
function startClock(worker: Worker): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isListening = false
  let isLooking = false
  let isPending = false
  let isStopped = false

  async function listen(): Promise<void> {
    const { subscribe } = await openStore()
    await saveSchedules()
    const onMessage = (name: string) => {
      worker.onMessage(name)
      void look()
    }
    await subscribe(jobsChannel, onMessage, () => void look())
    isListening = true
  }

  /** Wakes the worker if jobs are due. @returns the seconds until the next look */
  async function wakeIfDue(): Promise<number> {
    try {
      if (!isListening) await listen()
      worker.wake()
      const next = await store.secondsUntilNext((await openStore()).owner, [...definitions().keys()])
      return Math.min(next ?? lookSeconds, lookSeconds)
    } catch (error) {
      log().warn({ err: error }, "due jobs could not be looked up")
      return lookSeconds
    }
  }

  async function look(): Promise<void> {
    isPending = true
    if (isLooking) return
    isLooking = true
    clearTimeout(timer)
    let seconds: number = lookSeconds
    while (isPending && !isStopped) {
      isPending = false
      seconds = await wakeIfDue()
    }
    isLooking = false
    if (!isStopped) timer = setTimeout(() => void look(), Math.max(seconds * 1000, minMs)).unref()
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

const stopClock = shared<() => void>("clock")

/** Starts this process's worker, and its clock unless something else calls `runDue`. Further calls do nothing. */
export function startJobs({ clock }: { clock: boolean }): void {
  if (localWorker()) return
  const worker = createWorker()
  setLocalWorker(worker)
  if (clock) stopClock.current = startClock(worker)
}

/** Stops the clock and the worker. Jobs that don't end in time are given back. Called before the store is closed. */
export async function stopJobs(): Promise<void> {
  stopClock.current?.()
  const worker = localWorker()
  setLocalWorker(undefined)
  await worker?.stop()
}

/**
 * Runs due jobs until none is due, for at most `seconds`. Jobs that don't end in time are told to stop and given back.
 * @returns how many ended well, failed, and were given back
 */
export async function runDue(seconds: number): Promise<{ done: number; failed: number; stopped: number }> {
  await saveSchedules()
  const worker = createWorker()
  worker.wake()
  const limit = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000).unref())
  await Promise.race([worker.idle(), limit])
  await worker.stop(1)
  const { done, failed, running } = worker.counts
  return { done, failed, stopped: running }
}

/** The numbers of open and dead jobs; undefined while the store is opening. */
export async function jobCounts() {
  const opened = await Promise.race([openedStore(), undefined])
  return opened && store.counts(opened.owner, [...definitions().keys()])
}

/** Deletes old jobs. */
export const purgeJobs = async (): Promise<void> =>
  store.deleteOld((await openStore()).owner, [...definitions().keys()])
