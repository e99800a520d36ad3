import { and, eq, ne, or, type SQL, sql } from "drizzle-orm"
import { workspaces } from "../db/table"
import type { Db } from "../db/types"
import { definitions } from "./definitions"
import { jobs } from "./table"
import type { JobState } from "./values"

// What operators see and do. It runs as the owner, because jobs of all workspaces share one queue.

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

/** Orders of the list. Dead jobs come first by default, then open ones by when they are due, then the newest done ones. */
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

/** A page of jobs and how many there are. */
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

/** Makes a dead or waiting job due now, with all its attempts. @returns whether it was one */
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

/** Deletes a dead or waiting job that is no schedule. @returns whether it was one */
export async function deleteJob(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(jobs)
    .where(and(eq(jobs.id, id), canStop, ne(jobs.isScheduled, true)))
    .returning({ id: jobs.id })
  return rows.length > 0
}

/** How often a job is started before it is dead; null if this version doesn't know it. */
export const attemptsOf = (name: string): number | null => definitions().get(name)?.attempts ?? null
