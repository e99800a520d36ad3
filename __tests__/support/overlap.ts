import { sql } from "drizzle-orm"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { query } from "./facts"

/**
 * Waits in an open transaction until another one waits for it. On the embedded store, where transactions take turns, none
 * ever does, and this ends after half a second.
 */
export const untilAnotherWaits = ({ db }: Scope) =>
  db.execute(sql`do $$ begin
    for i in 1..50 loop
      exit when exists (select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid)));
      perform pg_sleep(0.01);
    end loop;
  end $$`)

/** The user with an address, in their workspace. */
export async function actorOf(email: string): Promise<Actor> {
  const [row] = await query<{ workspaceId: number; userId: number }>(
    `select workspace_id as "workspaceId", id as "userId" from users where email = '${email}'`,
  )
  if (!row) throw new Error(`nobody has the address ${email}`)
  return row
}

/** Starts `second` after `first` and before its commit, and lets it run until it waits. @returns its result */
export async function overlapped<T>(
  actor: Actor,
  first: (scope: Scope) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const started: Promise<T>[] = []
  await tx(actor, async (scope) => {
    await first(scope)
    started.push(second())
    await untilAnotherWaits(scope)
  })
  return started[0] as Promise<T>
}
