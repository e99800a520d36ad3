import { randomUUID } from "node:crypto"
import type { Db, Scope } from "../db/types"
import { jobs } from "./table"
import { lookSeconds } from "./values"
import { wakeWorkers } from "./wake"

/** Where a job is inserted: a member's scope, or the owner's transaction with the workspace that the job belongs to. */
interface JobScope {
  db: Db
  /** Null for jobs of the whole store, which only the owner may insert. */
  workspaceId: number | null
  /** Without it, workers find the job at their next look, within seconds. */
  after?: Scope["after"]
}

interface JobOptions {
  /** Default: at once. */
  runAt?: Date
  /** Jobs with the same name, workspace and key never run at once, and those that are due together run once. */
  key?: string
}

/**
 * Adds a job if, and only if, the transaction commits. It starts at once, or at `runAt`. The payload is readable in the
 * database, so it has ids instead of secrets.
 * @returns the job's id
 */
export async function enqueue(
  { db, workspaceId, after }: JobScope,
  name: string,
  payload: Record<string, unknown> = {},
  { runAt, key }: JobOptions = {},
): Promise<string> {
  const id = randomUUID()
  await db.insert(jobs).values({ id, workspaceId, name, payload, key: key ?? null, ...(runAt && { runAt }) })
  const isSoon = !runAt || runAt.getTime() < Date.now() + lookSeconds * 1000
  if (isSoon) after?.(() => wakeWorkers(name))
  return id
}
