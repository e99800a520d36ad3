import { store as openStore } from "@/lib/core/db/client"
import { definitions, type JobDefinition } from "@/lib/core/jobs/definitions"
import { enqueue } from "@/lib/core/jobs/queue"
import { createWorker, type Worker } from "@/lib/core/jobs/worker"
import { query } from "./facts"

export interface JobFacts {
  id: string
  name: string
  state: string
  attempts: number
  last_error: string | null
  locked_by: string | null
  /** Until it runs again. */
  seconds: number
}

/** The jobs of a name, oldest first. */
export const jobsOf = (name: string) =>
  query<JobFacts>(`select *, extract(epoch from run_at - now())::float8 as seconds from jobs where name = '${name}'
    order by created_at, id`)

export const rowOf = async (name: string): Promise<JobFacts> => (await jobsOf(name))[0] as JobFacts

/** Adds a job of the whole store, as background work does. */
export const add = async (name: string, payload = {}, options = {}) =>
  enqueue({ db: (await openStore()).owner, workspaceId: null }, name, payload, options)

/** Makes waiting jobs of a name due, and lets the leases of running ones expire. */
export const makeDue = (name: string) =>
  query(`update jobs set run_at = least(run_at, now() - interval '1 second'),
    locked_until = case when state = 'running' then now() - interval '1 second' end where name = '${name}'`)

/** Runs what is due, and waits until that is done. */
export async function runAll(worker: Worker = createWorker()): Promise<void> {
  worker.wake()
  await worker.idle()
}

export const settings = (): Record<string, unknown> =>
  (globalThis as unknown as { __cornerledgerConfig: Record<string, unknown> }).__cornerledgerConfig

/** Leaves no job defined, so that a test runs its own only. */
export const forgetJobs = () => definitions().clear()

/** Payloads in the order in which a job ran with them. */
export function recorder(more: Partial<JobDefinition> = {}) {
  const ran: unknown[] = []
  const definition: JobDefinition = {
    run: async (payload) => {
      ran.push(payload.n)
    },
    ...more,
  }
  return { ran, definition }
}

/** A promise that a test resolves, to hold a job while it runs. */
export function deferred() {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, open: () => open() }
}
