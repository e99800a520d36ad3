import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { requireMayMail } from "@/lib/core/limits/mail"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { queueMails, sendsMail } from "@/lib/core/outbox/queue"
import { mailables, mailOf } from "@/lib/features/invoice-mails/service/mail"
import { documents } from "@/lib/features/invoices/service/read"
import type { SendReminders } from "../schema/reminders"
import * as store from "../store"
import { letterFor } from "./texts"

type Wanted = SendReminders["reminders"]

/** Those that are due at the level that the caller saw and have a recipient, by invoice; the invoices are locked. */
async function dueAmong(scope: Scope, wanted: Wanted): Promise<Map<number, store.DueRow>> {
  const ids = wanted.map(({ invoice }) => invoice)
  const rows = await store.lockDue(scope, ids)
  const due = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    wanted.flatMap(({ invoice, level }) => {
      const row = due.get(invoice)
      return row && row.level === level && row.recipient !== "" ? [[invoice, row]] : []
    }),
  )
}

/** Notes that reminders were sent, of those that are due at the level that the caller saw. */
export async function recordSent(scope: Scope, principal: Principal, wanted: Wanted): Promise<store.DueRow[]> {
  const rows = [...(await dueAmong(scope, wanted)).values()]
  if (rows.length > 0) await store.insertSent(scope, rows, principal.fullName)
  return rows
}

/**
 * Mails reminders with the PDFs of their invoices, which are rendered while no transaction is open. Each level is recorded in
 * the transaction that queues its mail, so it is sent once.
 * @throws HttpError 403 or 429 if the caller may not send mail
 */
export async function sendAll(principal: Principal, wanted: Wanted) {
  const ready = await tx(principal, async (scope) => {
    await requireMayMail(scope, principal, wanted.length)
    const due = await dueAmong(scope, wanted)
    const found = due.size > 0 ? await documents(scope, [...due.keys()]) : []
    const policies = await store.findLevels(scope)
    return Promise.all(
      (await mailables(scope, found, "pdf")).map(async (ready) => {
        const { level, business } = due.get(ready.invoice.invoice.id) as store.DueRow
        return { ready, letter: await letterFor(ready.invoice, level, policies.get(business) ?? []) }
      }),
    )
  })
  const mails: OutboxMail[] = []
  for (const one of ready) mails.push(await mailOf(one.ready, one.letter))
  const sent = await tx(principal, async (scope) => {
    // An invoice may have been paid or reminded, and the limit used up, while the PDFs were rendered.
    await requireMayMail(scope, principal, mails.length)
    const made = new Map(mails.map((mail) => [mail.recordId, mail]))
    const rows = await recordSent(
      scope,
      principal,
      wanted.filter(({ invoice }) => made.has(invoice)),
    )
    await queueMails(
      scope,
      rows.map(({ id }) => made.get(id) as OutboxMail),
    )
    return rows.map(({ id }) => id)
  })
  const skipped = [...new Set(wanted.map(({ invoice }) => invoice))].filter((id) => !sent.includes(id))
  return { sent, skipped, state: sendsMail() ? ("queued" as const) : ("logged" as const) }
}
