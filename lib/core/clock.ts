import { AsyncLocalStorage } from "node:async_hooks"
import { type SQL, sql } from "drizzle-orm"
import { instant } from "./db/tenant"

// The time of money commands. It is the present, except where the sample company's past is made by the same commands.

const past = new AsyncLocalStorage<Date>()

/** The current time. */
export const now = (): Date => new Date(past.getStore() ?? Date.now())

/** Runs a command as if it were another time. Only for sample data: nothing that people do goes through here. */
export const runAt = <T>(time: Date, run: () => Promise<T>): Promise<T> => past.run(time, run)

/** The current time for a statement: that of the transaction's begin. */
export function sqlNow(): SQL {
  const time = past.getStore()
  return time ? sql`${time.toISOString()}::timestamptz` : sql`now()`
}

/** A column with the time when its row was written. */
export const writtenAt = (name: string) => instant(name).notNull().defaultNow().$defaultFn(sqlNow)
