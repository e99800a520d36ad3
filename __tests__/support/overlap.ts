import { sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"

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
