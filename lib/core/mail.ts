import { ownerTx, transactionCause } from "./db/tx"
import { log } from "./log"
import type { Mail } from "./outbox/message"
import { insertMails } from "./outbox/queue"

/**
 * Queues a mail for callers without a transaction, in one of its own; the caller does not wait for the mail server.
 * These mails carry links to set a password and the like, so their text is blanked once they are sent or given up.
 * Callers with a transaction use `queueMail`, which commits and rolls back with them.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const cause = transactionCause() ?? { workspaceId: null, userId: null }
  try {
    const commit = await ownerTx((db) => insertMails(db, cause, [{ ...mail, kind: "account", isSecret: true }]))
    commit()
  } catch (error) {
    log().error({ err: error }, "mail could not be queued")
  }
}
