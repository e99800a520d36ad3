import { AsyncLocalStorage } from "node:async_hooks"
import { setTimeout as wait } from "node:timers/promises"
import { log } from "../log"
import { store } from "./client"
import { isCutOff, outcomeUnknown, sqlState } from "./sqlstate"
import type { Actor, Db, Scope } from "./types"

/** Serialization failure and deadlock: the database asks for another try. */
const conflicts = new Set(["40001", "40P01"])
const conflictAttempts = 5
/** A lost connection is tried again once: a server that restarts is better answered with 503 than with more connections. */
const lostAttempts = 2
const lostPauseMs = 150

/** After a commit whose answer got lost nobody knows whether the transaction took effect: only reads may run again. */
function mayRetry(error: unknown, attempt: number, isRead: boolean): boolean {
  const state = sqlState(error) ?? ""
  if (conflicts.has(state)) return attempt < conflictAttempts
  return attempt < lostAttempts && (isCutOff(error) || (isRead && state === outcomeUnknown))
}

/** Runs a whole transaction again where that is safe and likely to help, a few times, with jitter. */
async function retried<T>(run: () => Promise<T>, isRead = false): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!mayRetry(error, attempt, isRead)) throw error
      const pause = conflicts.has(sqlState(error) ?? "") ? 20 * 2 ** attempt : lostPauseMs * 2
      await wait(Math.random() * pause)
    }
  }
}

const causes = new AsyncLocalStorage<Actor>()

/** Whose transaction led here, inside what runs after its commit. */
export const transactionCause = (): Actor | undefined => causes.getStore()

type Effect = () => Promise<void> | void

/** Runs what was left for after the commit. The write is done whatever happens here, so a failure is logged and not thrown. */
async function runEffects(effects: Effect[], actor: Actor): Promise<void> {
  for (const effect of effects) {
    try {
      await causes.run(actor, effect)
    } catch (error) {
      log().error({ err: error }, "an effect of a committed write failed")
    }
  }
}

/**
 * One transaction in which only the actor's workspace exists. `run` may be called again, so it must have no other effects.
 * @param isRead says that running it twice changes nothing, even where the first time took effect
 */
export async function tx<T>(
  actor: Actor,
  run: (scope: Scope) => Promise<T>,
  { isRead = false }: { isRead?: boolean } = {},
): Promise<T> {
  const { begin } = await store()
  const workspaceId = Math.trunc(actor.workspaceId)
  const userId = Math.trunc(actor.userId)
  const setup = `set local role cornerledger_member; set local app.workspace_id = '${workspaceId}'; set local app.user_id = '${userId}'`
  let effects: Effect[] = []
  const result = await retried(() => {
    // Each try has a list of its own: one that lost its connection may still be running.
    const own: Effect[] = []
    effects = own
    return begin(setup, (db) => run({ db, workspaceId, userId, after: (effect) => own.push(effect) }), "member")
  }, isRead)
  await runEffects(effects, { workspaceId, userId })
  return result
}

/** One transaction as the owner, who sees every workspace: sign-in, registration, seeding, and nothing else. */
export async function ownerTx<T>(run: (db: Db) => Promise<T>): Promise<T> {
  const { begin } = await store()
  return retried(() => begin("", run))
}
