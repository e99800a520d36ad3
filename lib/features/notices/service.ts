import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import { HttpError } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { insertMails } from "@/lib/core/outbox/queue"
import * as store from "./store"
import type { Topic } from "./values"

/** Subscribes an address to a topic. @throws HttpError 409 for `back` if there is no maintenance */
export async function subscribe(topic: Topic, email: string, locale: Locale): Promise<void> {
  if (topic === "back" && !config().MAINTENANCE) throw new HttpError(409, "conflict", { message: "notClosed" })
  const { owner } = await database()
  await store.save(owner, topic, email, locale)
}

/** The subscribers of a topic, oldest first, for the operator. */
export async function findSubscribers(topic: Topic) {
  const { owner } = await database()
  return store.find(owner, topic)
}

let isAnnounced = false

/** Mails the subscribers of `back` that maintenance is over, once per start of a process. */
export async function announceEndOfMaintenance(): Promise<void> {
  if (isAnnounced || config().MAINTENANCE) return
  const commit = await ownerTx(async (db) => {
    const mails: OutboxMail[] = []
    // Deleting a subscriber and queueing the mail share a transaction, so of several processes only one sends it.
    for (const { email, locale } of await store.take(db, "back")) {
      const t = await translator(locale, "mail")
      const text = t("back.text", { url: config().appUrl })
      mails.push({ kind: "notice", to: email, subject: t("back.subject"), text })
    }
    return insertMails(db, { workspaceId: null, userId: null }, mails)
  })
  commit()
  isAnnounced = true
}
