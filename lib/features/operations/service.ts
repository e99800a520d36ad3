import { store as database } from "@/lib/core/db/client"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { attemptsOf, deleteJob, findJob, findJobs, type JobRow, makeDueAgain } from "@/lib/core/jobs/records"
import { wakeWorkers } from "@/lib/core/jobs/wake"
import type { Job, JobListQuery } from "./schema"

const busy = () => new HttpError(409, "conflict", { message: "jobBusy" })

const iso = (at: Date | null) => at?.toISOString() ?? null

function toJob({ isScheduled, workspaceId, workspaceName, runAt, createdAt, ...row }: JobRow): Job {
  return {
    id: row.id,
    name: row.name,
    kind: isScheduled ? "scheduled" : "added",
    state: row.state,
    workspace: workspaceId === null ? null : { id: workspaceId, name: workspaceName ?? "" },
    runAt: runAt.toISOString(),
    attempts: row.attempts,
    maxAttempts: attemptsOf(row.name),
    lastError: row.lastError,
    createdAt: createdAt.toISOString(),
    startedAt: iso(row.startedAt),
    finishedAt: iso(row.finishedAt),
  }
}

/** A page of the server's jobs, of all workspaces. */
export async function list({ kind, ...query }: JobListQuery) {
  const { owner } = await database()
  const isScheduled = kind && kind === "scheduled"
  const { rows, total } = await findJobs(owner, { ...query, isScheduled })
  return { data: rows.map(toJob), total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
async function find(id: string): Promise<JobRow> {
  const row = await findJob((await database()).owner, id)
  if (!row) throw notFound()
  return row
}

/** Runs a dead or waiting job now. @throws HttpError 404, or 409 if it is running or done */
export async function retry(id: string): Promise<Job> {
  const { name } = await find(id)
  if (!(await makeDueAgain((await database()).owner, id))) throw busy()
  const changed = toJob(await find(id))
  await wakeWorkers(name)
  return changed
}

/** Deletes a dead or waiting job. @throws HttpError 404, or 409 if it is running, done or a schedule */
export async function discard(id: string): Promise<Job> {
  const row = await find(id)
  if (!(await deleteJob((await database()).owner, id))) throw busy()
  return toJob(row)
}
