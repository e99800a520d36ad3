import { store as openStore } from "../db/client"
import { log } from "../log"
import { type Definition, definitions } from "./definitions"
import { errorText } from "./error-text"
import * as store from "./store"
import { backoffSeconds, nextRun } from "./times"

async function saveSuccess(job: store.Claimed, { times }: Definition): Promise<void> {
  const { owner } = await openStore()
  if (job.isScheduled && times) await store.finishSchedule(owner, job, nextRun(times, job.dueAt), null)
  else await store.finish(owner, job)
}

async function saveFailure(job: store.Claimed, error: unknown, definition: Definition): Promise<void> {
  const { owner } = await openStore()
  const { attempts, times, backoff = backoffSeconds } = definition
  const text = errorText(error)
  const line = { err: error, job: job.id, name: job.name, workspace: job.workspaceId, attempt: job.attempts }
  const next = job.isScheduled && times ? nextRun(times, job.dueAt) : undefined
  const seconds = backoff(job.attempts)
  if (job.attempts < attempts && !(next && next.getTime() < Date.now() + seconds * 1000)) {
    log().warn(line, "a job failed and will be retried")
    await store.retryLater(owner, job, seconds, text)
  } else if (next) {
    log().error(line, "a scheduled job failed and waits for its next time")
    await store.finishSchedule(owner, job, next, text)
  } else {
    log().error(line, "a job failed for the last time and is dead")
    await store.bury(owner, job, text)
  }
}

/** Runs a claimed job and saves how it ended. @returns whether it succeeded */
export async function runJob(job: store.Claimed, signal: AbortSignal): Promise<boolean> {
  const definition = definitions().get(job.name)
  if (!definition) throw new Error(`the job ${job.name} is not defined`)
  const { id, workspaceId, attempts: attempt, payload } = job
  try {
    // Its processes were killed so often that it may be the cause.
    if (attempt > definition.attempts) throw new Error("the process ended during every attempt")
    await definition.run(payload, { id, workspaceId, attempt, signal })
  } catch (error) {
    await saveFailure(job, error, definition)
    return false
  }
  await saveSuccess(job, definition)
  return true
}
