import { hostname } from "node:os"
import { config } from "../config"
import { store as openStore } from "../db/client"
import { sqlState } from "../db/sqlstate"
import { ownerTx } from "../db/tx"
import { log } from "../log"
import { shared } from "../shared"
import { definitions } from "./definitions"
import { runJob } from "./run-job"
import * as store from "./store"
import { leaseSeconds, maxParallel } from "./values"

interface Options {
  lease?: number
  parallel?: number
}

export interface Worker {
  /** Starts due jobs, and returns at once. */
  wake(): void
  /** Starts due jobs, and passes the message on to a running job of that name. */
  onMessage(name: string): void
  /** Resolves when nothing is due and nothing is running. */
  idle(): Promise<void>
  /** Takes no more jobs, waits for the running ones for at most `seconds`, and gives back the rest. */
  stop(seconds?: number): Promise<void>
  /** How many jobs ended well, and how many failed attempts there were, since it was created. */
  counts: { done: number; failed: number; running: number }
}

const names = () => [...definitions().keys()]
const uniqueViolation = "23505"

/** Runs due jobs, a few in parallel. Several workers, in one or many processes, can share a queue. */
export function createWorker({ lease = leaseSeconds, parallel = maxParallel }: Options = {}): Worker {
  const by = `${hostname()}/${process.pid}/${crypto.randomUUID().slice(0, 8)}`
  const active = new Map<string, { name: string; done: Promise<void>; abort: AbortController }>()
  const counts = { done: 0, failed: 0, running: 0 }
  let renewing: ReturnType<typeof setInterval> | undefined
  let pumping: Promise<void> | undefined
  let isPending = false
  let isStopped = false

  async function renewLeases(): Promise<void> {
    const { owner } = await openStore()
    const ids = [...active.keys()]
    const held = new Set(await store.renew(owner, ids, by, lease))
    // Another process has taken it, or an operator has deleted it.
    for (const id of ids) if (!held.has(id)) active.get(id)?.abort.abort()
  }

  function start(job: store.Claimed): void {
    renewing ??= setInterval(() => {
      renewLeases().catch((error) => log().warn({ err: error }, "leases of jobs could not be renewed"))
    }, lease * 300).unref()
    const abort = new AbortController()
    counts.running++
    const done = runJob(job, abort.signal)
      .then((isDone) => void (isDone ? counts.done++ : counts.failed++))
      // The lease expires, then the job runs again.
      .catch((error) =>
        log().error({ err: error, job: job.id, name: job.name }, "the state of a job could not be saved"),
      )
      .finally(() => {
        counts.running--
        active.delete(job.id)
        if (active.size === 0) {
          clearInterval(renewing)
          renewing = undefined
        }
        // A job that waited for its key may start now.
        if (job.key !== null) wake()
      })
    active.set(job.id, { name: job.name, done, abort })
  }

  async function claim(): Promise<store.Claimed | undefined> {
    const { owner } = await openStore()
    while (await store.isAnyDue(owner, names())) {
      try {
        return await ownerTx((db) => store.claim(db, names(), by, lease))
      } catch (error) {
        if (sqlState(error) !== uniqueViolation) throw error
      }
    }
    return undefined
  }

  async function pump(): Promise<void> {
    do {
      isPending = false
      for (;;) {
        while (active.size >= parallel) await Promise.race([...active.values()].map(({ done }) => done))
        if (isStopped || config().MAINTENANCE) return
        const job = await claim()
        if (!job) break
        start(job)
      }
    } while (isPending)
  }

  function wake(): void {
    if (isStopped || config().MAINTENANCE) return
    isPending = true
    pumping ??= pump()
      .catch((error) => {
        // The clock tries again.
        isPending = false
        log().warn({ err: error }, "jobs could not be taken from the queue")
      })
      .finally(() => {
        pumping = undefined
        if (isPending) wake()
      })
  }

  const idle = async () => {
    while (pumping || active.size > 0) await Promise.all([pumping, ...[...active.values()].map(({ done }) => done)])
  }

  return {
    wake,
    onMessage(name) {
      if ([...active.values()].some((job) => job.name === name)) definitions().get(name)?.onWake?.()
      wake()
    },
    idle,
    async stop(seconds = 5) {
      isStopped = true
      for (const { abort } of active.values()) abort.abort()
      const limit = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000).unref())
      await Promise.race([idle(), limit])
      clearInterval(renewing)
      if (active.size > 0) await store.release((await openStore()).owner, [...active.keys()], by)
    },
    counts,
  }
}

const local = shared<Worker>("worker")

/** This process's worker, if it has been started. */
export const localWorker = (): Worker | undefined => local.current

export function setLocalWorker(worker: Worker | undefined): void {
  local.current = worker
}
