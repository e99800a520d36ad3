import { AsyncLocalStorage } from "node:async_hooks"
import { setTimeout as wait } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { log } from "../log"
import { store } from "./client"
import { isCutOff, outcomeUnknown, sqlState } from "./sqlstate"
import type { Actor, Db, Scope, Trace } from "./types"

/** Serialization failure and deadlock, which should be retried. */
const conflicts = new Set(["40001", "40P01"])
const conflictAttempts = 5
/** One retry after a lost connection. While a server restarts, a 503 is better than more connections. */
const lostAttempts = 2
const lostPauseMs = 150

/** If the response to COMMIT was lost, the transaction may have taken effect, so only reads and writes with a key may run again. */
function mayRetry(error: unknown, attempt: number, isRepeatable: boolean): boolean {
  const state = sqlState(error) ?? ""
  if (conflicts.has(state)) return attempt < conflictAttempts
  return attempt < lostAttempts && (isCutOff(error) || (isRepeatable && state === outcomeUnknown))
}

/** Runs a transaction, with a few retries where they are safe and likely to help. Pauses have jitter. */
async function withRetries<T>(run: () => Promise<T>, isRepeatable = false): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!mayRetry(error, attempt, isRepeatable)) throw error
      const pause = conflicts.has(sqlState(error) ?? "") ? 20 * 2 ** attempt : lostPauseMs * 2
      await wait(Math.random() * pause)
    }
  }
}

const causes = new AsyncLocalStorage<Actor>()

/** The actor of the transaction whose `after` effect is running. */
export const transactionCause = (): Actor | undefined => causes.getStore()

type Effect = () => Promise<void> | void

/** Runs effects after the commit. The write has succeeded, so failures are logged and not thrown. */
async function runEffects(effects: Effect[], actor: Actor): Promise<void> {
  for (const effect of effects) {
    try {
      await causes.run(actor, effect)
    } catch (error) {
      log().error({ err: error }, "an effect of a committed write failed")
    }
  }
}

/** Sets what the trigger of the audit log reads. An E'' string means the same under every setting of the server. */
const traceSetup = (trace: Trace = {}): string =>
  `set local app.trace = E'${JSON.stringify(trace).replace(/['\\]/g, (special) => special + special)}'`

/**
 * Runs a transaction that sees only the actor's workspace. `run` may be called again, so it must have no other effects.
 * @param isRepeatable true if running it twice is harmless, even if the first run was committed
 */
export async function tx<T>(
  actor: Actor,
  run: (scope: Scope) => Promise<T>,
  { isRepeatable = false }: { isRepeatable?: boolean } = {},
): Promise<T> {
  const { begin } = await store()
  const workspaceId = Math.trunc(actor.workspaceId)
  const userId = Math.trunc(actor.userId)
  const setup = `set local role cornerledger_member; set local app.workspace_id = '${workspaceId}'; set local app.user_id = '${userId}'; ${traceSetup(actor.trace)}`
  let effects: Effect[] = []
  const result = await withRetries(() => {
    // One list per attempt: an attempt that lost its connection may still be running.
    const attemptEffects: Effect[] = []
    effects = attemptEffects
    return begin(
      setup,
      (db) => run({ db, workspaceId, userId, trace: actor.trace, after: (effect) => attemptEffects.push(effect) }),
      "member",
    )
  }, isRepeatable)
  await runEffects(effects, { workspaceId, userId })
  return result
}

/** Ends a dry run: it makes the transaction roll back, and carries the result out of it. */
class RolledBack extends Error {
  constructor(readonly result: unknown) {
    super("rolled back on purpose")
  }
}

/**
 * Runs a transaction and rolls it back, to learn what it would answer. Its effects (`after`) don't run, and ids that it took
 * are free again. @throws what the transaction would throw, constraints checked at the commit included
 */
export async function dryRun<T>(actor: Actor, run: (scope: Scope) => Promise<T>): Promise<T> {
  try {
    return await tx<T>(actor, async (scope) => {
      const result = await run(scope)
      await scope.db.execute(sql`set constraints all immediate`)
      throw new RolledBack(result)
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T
    throw error
  }
}

/**
 * Runs a transaction as the owner, who sees every workspace. For sign-in, registration, seeding and background work only.
 * @param trace what the audit log says about its writes
 */
export async function ownerTx<T>(run: (db: Db) => Promise<T>, trace?: Trace): Promise<T> {
  const { begin } = await store()
  return withRetries(() => begin(trace ? traceSetup(trace) : "", run))
}
