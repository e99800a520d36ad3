import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import { rowsOf } from "../db/rows"
import type { Db } from "../db/types"
import { jobs } from "./table"
import { deadDays, doneDays } from "./values"

// The worker's access to the queue. It runs as the owner, because it serves every workspace.

/** A claimed job. `locked_by` and `attempts` together identify the claim. */
export interface Claimed {
  id: string
  workspaceId: number | null
  name: string
  payload: Record<string, unknown>
  key: string | null
  isScheduled: boolean
  attempts: number
  lockedBy: string
  /** When it was due, in milliseconds since 1970. */
  dueAt: number
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const isOpen = sql`state in ('pending', 'running')`
const dueAt = sql`coalesce(locked_until, run_at)`

const named = (names: string[]) =>
  sql`name in (${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`

/** Leaves out jobs whose key another job is running with. */
const isFree = sql`not exists (select from jobs other where j.key is not null and other.state = 'running'
  and other.name = j.name and other.key = j.key and coalesce(other.workspace_id, 0) = coalesce(j.workspace_id, 0)
  and other.id <> j.id)`

/**
 * Takes a lease on the job that has been due for longest, and those of processes that died are due as well. Deletes other due
 * jobs with its key, which this run does too: whatever they announce is committed by now.
 * @throws Error with SQLSTATE 23505 if another process claims the same key at the same moment
 */
export async function claim(db: Db, names: string[], by: string, lease: number): Promise<Claimed | undefined> {
  if (names.length === 0) return undefined
  const [job] = rowsOf<Claimed>(
    await db.execute(sql`
      with due as (select id, run_at from jobs j where ${isOpen} and ${dueAt} <= now() and ${named(names)} and ${isFree}
        order by ${dueAt} limit 1 for update skip locked)
      update jobs set state = 'running', attempts = attempts + 1, started_at = now(), locked_until = ${inSeconds(lease)},
        locked_by = ${by}
      from due where jobs.id = due.id
      returning jobs.id, workspace_id as "workspaceId", name, payload, key, is_scheduled as "isScheduled", attempts,
        locked_by as "lockedBy", (extract(epoch from due.run_at) * 1000)::float8 as "dueAt"`),
  )
  if (job?.key) {
    await db.execute(sql`
      delete from jobs where id in (select id from jobs where state = 'pending' and not is_scheduled and name = ${job.name}
        and key = ${job.key} and coalesce(workspace_id, 0) = ${job.workspaceId ?? 0} and run_at <= now()
        for update skip locked)`)
  }
  return job
}

/** Whether a job is due. Unlike `claim` it doesn't write, so an embedded database keeps its cached responses. */
export async function isAnyDue(db: Db, names: string[]): Promise<boolean> {
  if (names.length === 0) return false
  const rows = await db.execute(
    sql`select from jobs j where ${isOpen} and ${dueAt} <= now() and ${named(names)} and ${isFree} limit 1`,
  )
  return rows.length > 0
}

/** Seconds until the next job that isn't due yet; null if there is none. */
export async function secondsUntilNext(db: Db, names: string[]): Promise<number | null> {
  if (names.length === 0) return null
  const [row] = rowsOf<{ seconds: number | null }>(
    await db.execute(sql`select extract(epoch from min(${dueAt}) - now())::float8 as seconds
      from jobs where ${isOpen} and ${dueAt} > now() and ${named(names)}`),
  )
  return row?.seconds ?? null
}

/** Extends the leases of running jobs. @returns the ids that this process still holds */
export async function renew(db: Db, ids: string[], by: string, lease: number): Promise<string[]> {
  const rows = await db
    .update(jobs)
    .set({ lockedUntil: inSeconds(lease) })
    .where(and(inArray(jobs.id, ids), eq(jobs.lockedBy, by), eq(jobs.state, "running")))
    .returning({ id: jobs.id })
  return rows.map(({ id }) => id)
}

const isHeld = ({ id, lockedBy, attempts }: Claimed) =>
  and(eq(jobs.id, id), eq(jobs.state, "running"), eq(jobs.lockedBy, lockedBy), eq(jobs.attempts, attempts))

const unlocked = { lockedUntil: null, lockedBy: null }

export const finish = (db: Db, job: Claimed) =>
  db
    .update(jobs)
    .set({ ...unlocked, state: "done", finishedAt: sql`now()`, lastError: null })
    .where(isHeld(job))

/** Schedules the next run after one that ended: at `next`, or at once if it was woken in between. */
export const finishSchedule = (db: Db, job: Claimed, next: Date, lastError: string | null) =>
  db
    .update(jobs)
    .set({
      ...unlocked,
      state: "pending",
      attempts: 0,
      finishedAt: sql`now()`,
      lastError,
      runAt: sql`case when ${jobs.runAt} > ${jobs.startedAt} then now() else ${next.toISOString()}::timestamptz end`,
    })
    .where(isHeld(job))

/** Schedules the next attempt of a failed job. */
export const retryLater = (db: Db, job: Claimed, seconds: number, lastError: string) =>
  db
    .update(jobs)
    .set({ ...unlocked, state: "pending", runAt: inSeconds(seconds), lastError })
    .where(isHeld(job))

export const bury = (db: Db, job: Claimed, lastError: string) =>
  db
    .update(jobs)
    .set({ ...unlocked, state: "dead", finishedAt: sql`now()`, lastError })
    .where(isHeld(job))

/** Gives back jobs that this process can't finish, as if it had not started them. */
export const release = (db: Db, ids: string[], by: string) =>
  db
    .update(jobs)
    .set({ ...unlocked, state: "pending", attempts: sql`${jobs.attempts} - 1` })
    .where(and(inArray(jobs.id, ids), eq(jobs.lockedBy, by), eq(jobs.state, "running")))

/**
 * Adds the rows of schedules that have none yet, makes those earlier that are due earlier than before, and resumes those that
 * ended because a process ran the job without its schedule.
 */
export async function saveSchedules(db: Db, schedules: { name: string; runAt: Date }[]): Promise<void> {
  if (schedules.length === 0) return
  await db
    .insert(jobs)
    .values(schedules.map((one) => ({ ...one, isScheduled: true })))
    .onConflictDoUpdate({
      target: jobs.name,
      targetWhere: sql`is_scheduled`,
      set: {
        runAt: sql`excluded.run_at`,
        state: sql`case jobs.state when 'running' then 'running' else 'pending' end`,
      },
      setWhere: sql`jobs.run_at > excluded.run_at or jobs.state in ('done', 'dead')`,
    })
}

/** Makes a schedule due now. While it runs, it will run again. */
export const makeDue = (db: Db, name: string) =>
  db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(and(eq(jobs.name, name), eq(jobs.isScheduled, true)))

/** Deletes old jobs, and schedules that no process has run for a day because this version doesn't have them. */
export async function deleteOld(db: Db, names: string[]): Promise<void> {
  const days = (count: number): SQL => sql`now() - make_interval(days => ${count})`
  await db.execute(sql`delete from jobs where state = 'done' and finished_at < ${days(doneDays)}
    or state = 'dead' and finished_at < ${days(deadDays)}
    or is_scheduled and state = 'pending' and run_at < ${days(1)} and not (${named(names)})`)
}

/** The numbers of open and dead jobs, and for how long the oldest one that this version knows has been due, in seconds. */
export async function counts(db: Db, names: string[]) {
  const isLate = names.length === 0 ? sql`false` : sql`${isOpen} and ${named(names)}`
  const [row] = rowsOf<{ pending: number; running: number; dead: number; late: number }>(
    await db.execute(sql`select count(*) filter (where state = 'pending' and not is_scheduled)::int as pending,
      count(*) filter (where state = 'running')::int as running, count(*) filter (where state = 'dead')::int as dead,
      greatest(coalesce(extract(epoch from now() - min(${dueAt}) filter (where ${isLate})), 0), 0)::float8 as late
      from jobs where state in ('pending', 'running', 'dead')`),
  )
  return row ?? { pending: 0, running: 0, dead: 0, late: 0 }
}
