import { log } from "../log"
import { store } from "./client"
import { sqlState } from "./sqlstate"
import type { Actor, Db, Scope } from "./types"

const retryable = new Set(["40001", "40P01"])
const attempts = 5

/** Runs a whole transaction again when the database asks for it (serialization failure, deadlock), a few times, with jitter. */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= attempts || !retryable.has(sqlState(error) ?? "")) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}

type Effect = () => Promise<void> | void

/** Runs what was left for after the commit. The write is done whatever happens here, so a failure is logged and not thrown. */
async function runEffects(effects: Effect[]): Promise<void> {
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      log().error({ err: error }, "an effect of a committed write failed")
    }
  }
}

/** One transaction in which only the actor's workspace exists. `run` may be called again, so it must have no other effects. */
export async function tx<T>(actor: Actor, run: (scope: Scope) => Promise<T>): Promise<T> {
  const { begin } = await store()
  const workspaceId = Math.trunc(actor.workspaceId)
  const userId = Math.trunc(actor.userId)
  const setup = `set local role cornerledger_member; set local app.workspace_id = '${workspaceId}'; set local app.user_id = '${userId}'`
  let effects: Effect[] = []
  const result = await retried(() => {
    effects = []
    return begin(setup, (db) => run({ db, workspaceId, userId, after: (effect) => effects.push(effect) }))
  })
  await runEffects(effects)
  return result
}

/** One transaction as the owner, who sees every workspace: sign-in, registration, seeding, and nothing else. */
export async function ownerTx<T>(run: (db: Db) => Promise<T>): Promise<T> {
  const { begin } = await store()
  return retried(() => begin("", run))
}
