import { and, eq, ne, or, type SQL, sql } from "drizzle-orm"
import { workspaces } from "../db/table"
import type { Db } from "../db/types"
import { definitions } from "./definitions"
import { jobs } from "./table"
import type { JobState } from "./values"

// The operators' queries and commands. They run as the owner, because jobs of all workspaces share one queue.

const columns = {
  id: jobs.id,
  name: jobs.name,
  isScheduled: jobs.isScheduled,
  state: jobs.state,
  workspaceId: jobs.workspaceId,
  workspaceName: sql<
    string | null
  >`(select ${workspaces.name} from ${workspaces} where ${workspaces.id} = ${jobs.workspaceId})`,
  runAt: jobs.runAt,
  attempts: jobs.attempts,
  lastError: jobs.lastError,
  createdAt: jobs.createdAt,
  startedAt: jobs.startedAt,
  finishedAt: jobs.finishedAt,
}

export interface JobFilters {
  q?: string
  state?: JobState
  isScheduled?: boolean
}

const whereOf = ({ q, state, isScheduled }: JobFilters): SQL | undefined =>
  and(
    state && eq(jobs.state, state),
    isScheduled === undefined ? undefined : eq(jobs.isScheduled, isScheduled),
    q === undefined ? undefined : sql`strpos(${jobs.name}, ${q.toLowerCase()}) > 0`,
  )

/** Orders of the list. Dead jobs come first by default, then open ones by due time, then done ones, the newest first. */
const urgent = [
  sql`array_position(array['dead', 'running', 'pending', 'done'], ${jobs.state})`,
  sql`case when ${jobs.state} in ('running', 'pending') then ${jobs.runAt} end`,
  sql`${jobs.finishedAt} desc nulls last`,
]
const sorts = { runAt: jobs.runAt, createdAt: jobs.createdAt, name: jobs.name }

interface Page extends JobFilters {
  page: number
  perPage: number
  sortBy?: keyof typeof sorts
  order?: "asc" | "desc"
}

/** A page of jobs and their total number. */
export async function findJobs(db: Db, { page, perPage, sortBy, order, ...filters }: Page) {
  const where = whereOf(filters)
  const wanted = sortBy ? [order === "desc" ? sql`${sorts[sortBy]} desc` : sql`${sorts[sortBy]}`] : urgent
  const rows = await db
    .select(columns)
    .from(jobs)
    .where(where)
    .orderBy(...wanted, jobs.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const total = await db.$count(jobs, where)
  return { rows, total }
}
export type JobRow = Awaited<ReturnType<typeof findJobs>>["rows"][number]

export const findJob = async (db: Db, id: string): Promise<JobRow | undefined> =>
  (await db.select(columns).from(jobs).where(eq(jobs.id, id)))[0]

const canStop = or(eq(jobs.state, "dead"), eq(jobs.state, "pending"))

/** Makes a dead or waiting job due now, with all its attempts. @returns whether there was such a job */
export async function makeDueAgain(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({
      state: "pending",
      attempts: 0,
      runAt: sql`now()`,
      finishedAt: sql`case when is_scheduled then finished_at end`,
    })
    .where(and(eq(jobs.id, id), canStop))
    .returning({ id: jobs.id })
  return rows.length > 0
}

/** Deletes a dead or waiting job that isn't a schedule. @returns whether there was such a job */
export async function deleteJob(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(jobs)
    .where(and(eq(jobs.id, id), canStop, ne(jobs.isScheduled, true)))
    .returning({ id: jobs.id })
  return rows.length > 0
}

/** The number of attempts before a job is dead; null if this version doesn't know the job. */
export const attemptsOf = (name: string): number | null => definitions().get(name)?.attempts ?? null
