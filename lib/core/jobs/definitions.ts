import { shared } from "../shared"
import type { Times } from "./times"
import { defaultAttempts } from "./values"

/** One run of a job, as its definition receives it. */
export interface JobRun {
  id: string
  /** Null for jobs of the whole store. */
  workspaceId: number | null
  /** 1 for the first attempt. */
  attempt: number
  /** Aborted when the process shuts down or has lost the lease. Long jobs stop then; they are run again. */
  signal: AbortSignal
}

export interface JobDefinition {
  /** Does the work. It may run again after a failure or a killed process, so it must be safe to repeat. */
  run(payload: Record<string, unknown>, job: JobRun): Promise<unknown>
  /** The number of attempts before the job is dead. A schedule that failed this often waits for its next time instead. */
  attempts?: number
  /** Seconds until the next attempt after the given number of failed ones. */
  backoff?(attempts: number): number
  /** Called when the job is woken while it runs in this process, if it can take on more work. */
  onWake?(): void
}

export interface Definition extends JobDefinition {
  attempts: number
  times?: Times
}

const jobs = shared<Map<string, Definition>>("jobs")

/** The jobs that this process can run, by name. */
export function definitions(): Map<string, Definition> {
  jobs.current ??= new Map()
  return jobs.current
}

/** Defines what a job does. Called by `lib/features/jobs.ts` at the start of the process. */
export function defineJob(name: string, definition: JobDefinition): void {
  definitions().set(name, { attempts: defaultAttempts, ...definition, times: definitions().get(name)?.times })
}

/**
 * Runs a defined job at fixed times, once for all processes. Missed times are made up for by a single run.
 * @throws Error if the job is not defined
 */
export function schedule(name: string, times: Times): void {
  const definition = definitions().get(name)
  if (!definition) throw new Error(`define the job ${name} before its schedule`)
  definition.times = times
}
