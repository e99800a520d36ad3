import { ownerTx, transactionCause } from "./db/tx"
import { log } from "./log"
import type { Mail } from "./outbox/message"
import { insertMails } from "./outbox/queue"

/**
 * Queues an email for callers without a transaction, and doesn't wait for the mail server. These emails contain secret links,
 * for example to set a password, so their text is erased once they are sent or have failed.
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
