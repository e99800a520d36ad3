import { ownerTx } from "../db/tx"
import type { Scope } from "../db/types"
import { log } from "../log"
import { finish, type OutboxRow, type Outcome } from "./store"
import type { MailKind } from "./values"

/** Runs in the transaction that notes what came of an attempt; its scope is that of whoever caused the mail. */
export type OnOutcome = (scope: Scope, mail: OutboxRow, outcome: Outcome) => Promise<void>

const holder = globalThis as { __cornerledgerOutcomes?: Partial<Record<MailKind, OnOutcome>> }

/** Names who wants to know what became of their mails; once, at the start of the process. */
export function onOutcomes(listeners: Partial<Record<MailKind, OnOutcome>>): void {
  holder.__cornerledgerOutcomes = listeners
}

/**
 * Writes down what came of an attempt and tells whoever wants to know, both in one transaction. It is the owner's, as
 * states are; listeners name the workspace in each statement.
 */
export async function settle(mail: OutboxRow, outcome: Outcome): Promise<void> {
  const { workspaceId, userId } = mail
  const listener = holder.__cornerledgerOutcomes?.[mail.kind]
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
      // A mail that has left must not leave again because somebody could not be told.
      log().error({ err: error, mail: mail.id }, "the outcome of a mail could not be told")
    }
  }
  await ownerTx((db) => finish(db, mail, outcome))
}
