import { ownerTx } from "../db/tx"
import type { Scope } from "../db/types"
import { log } from "../log"
import { shared } from "../shared"
import { finish, type OutboxRow, type Outcome } from "./store"
import type { MailKind } from "./values"

/** Runs in the transaction that saves the outcome of an attempt, with the scope of the user who caused the email. */
export type OnOutcome = (scope: Scope, mail: OutboxRow, outcome: Outcome) => Promise<void>

const connected = shared<Partial<Record<MailKind, OnOutcome>>>("outcomes")

/** Registers listeners by kind of email. Called once, at the start of the process. */
export function onOutcomes(listeners: Partial<Record<MailKind, OnOutcome>>): void {
  connected.current = listeners
}

/**
 * Saves the outcome of an attempt and runs the kind's listener in one transaction, as the owner, since members can't write
 * states. So listeners must restrict each statement to the workspace.
 */
export async function settle(mail: OutboxRow, outcome: Outcome): Promise<void> {
  const { workspaceId, userId } = mail
  const listener = connected.current?.[mail.kind]
  if (workspaceId !== null && listener) {
    try {
      let effects: (() => Promise<void> | void)[] = []
      await ownerTx(async (db) => {
        effects = []
        const after = (effect: () => Promise<void> | void) => void effects.push(effect)
        if (!(await finish(db, mail, outcome))) return
        await listener({ db, workspaceId, userId: userId ?? 0, after }, mail, outcome)
      })
      for (const effect of effects) await effect()
      return
    } catch (error) {
      // An email that was sent must not be sent again because its listener failed.
      log().error({ err: error, mail: mail.id }, "the listener for the outcome of a mail failed")
    }
  }
  await ownerTx((db) => finish(db, mail, outcome))
}
