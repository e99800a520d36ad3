import type { Principal } from "@/lib/core/auth/principal"
import { newSecret } from "@/lib/core/auth/secrets"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { periodOf } from "@/lib/core/i18n/period"
import { translator } from "@/lib/core/i18n/translator"
import { insertMails, sendsMail } from "@/lib/core/outbox/queue"
import { mailLimitError } from "@/lib/features/auth/service/mail-limit"
import { lockUser } from "@/lib/features/users/service/access"
import * as store from "../store/address-changes"
import { endPending } from "./pending-address"
import { recipients, sendSecurityEmailTo } from "./security-emails"

/** How long the new address can be confirmed, in hours. */
const hours = 24
const maxAnHour = 5

/** Returns the URL of the page that a mailed link opens, in the language of the mail. */
export const linkUrl = (page: "confirm-address" | "undo-address", secret: string, locale: Locale) =>
  `${config().appUrl}${pathIn(locale, `/${page}?token=${secret}`)}`

interface Person {
  id: number
  email: string
}

/**
 * Rejects an address that its previous owner can still get back by undoing a change. Otherwise an account thief could
 * prevent the undo by giving the address to another account.
 * @throws HttpError 409
 */
export async function requireFree(scope: Scope, email: string, userId?: number): Promise<void> {
  if (await store.isReserved(scope, email, userId)) throw conflict({ email: "emailTaken" })
}

/**
 * Requests another sign-in address, which takes effect when the link mailed to it is opened. The current address gets a
 * mail at once, with a link to refuse the change. Replaces an earlier request of the same user, whom the caller has locked.
 * @throws HttpError 409 if another user of the workspace has the address, 429 beyond the hourly limit
 */
export async function request(scope: Scope, person: Person, email: string, locale: Locale): Promise<void> {
  const { db, workspaceId } = scope
  const who = { workspaceId, userId: person.id }
  if (await store.isTaken(scope, email, person.id)) throw conflict({ email: "emailTaken" })
  await requireFree(scope, email, person.id)
  if ((await store.countRecentRequests(scope, who)) >= maxAnHour) throw mailLimitError()
  await endPending(db, workspaceId, [person.id])
  const [confirm, refuse] = [newSecret(), newSecret()]
  await store.insert(db, {
    ...who,
    oldEmail: person.email,
    newEmail: email,
    confirmHash: confirm.hash,
    refuseHash: refuse.hash,
    expiresAt: new Date(Date.now() + hours * 3_600_000),
  })
  const [recipient] = await recipients(db, workspaceId, [person.id])
  if (!recipient) return
  const language = recipient.language ?? locale
  scope.after(async () => {
    const values = { newEmail: email, oldEmail: person.email, ...periodOf(hours) }
    const confirmUrl = linkUrl("confirm-address", confirm.secret, language)
    await sendSecurityEmailTo({ ...recipient, email }, "addressConfirm", locale, { ...values, url: confirmUrl })
    const refuseUrl = linkUrl("undo-address", refuse.secret, language)
    await sendSecurityEmailTo(recipient, "addressRequested", locale, { ...values, url: refuseUrl })
  })
}

interface Unconfirmed {
  fullName: string
  email: string
  language: Locale | null
}

/**
 * Queues an e-mail with a link that confirms a user's current address: a change of address to the same address.
 * @returns an effect to run after the commit
 */
export async function insertConfirmation(db: Db, who: Actor, person: Unconfirmed, locale: Locale): Promise<() => void> {
  await endPending(db, who.workspaceId, [who.userId])
  const [confirm, refuse] = [newSecret(), newSecret()]
  await store.insert(db, {
    workspaceId: who.workspaceId,
    userId: who.userId,
    oldEmail: person.email,
    newEmail: person.email,
    confirmHash: confirm.hash,
    refuseHash: refuse.hash,
    expiresAt: new Date(Date.now() + hours * 3_600_000),
  })
  const spoken = person.language ?? locale
  const t = await translator(spoken, "mail")
  const url = linkUrl("confirm-address", confirm.secret, spoken)
  const text = t("confirmEmail.text", { name: person.fullName, url, ...periodOf(hours) })
  const mail = { kind: "account", isSecret: true, to: person.email, subject: t("confirmEmail.subject"), text } as const
  return insertMails(db, who, [mail])
}

/** Whether the caller has to confirm their address before they can send mail outside the workspace. */
const mustConfirm = ({ isEmailConfirmed }: Pick<Principal, "isEmailConfirmed">) => sendsMail() && !isEmailConfirmed

/** Returns the caller's pending change of address, and whether their current address has to be confirmed. */
export async function pending(scope: Scope, principal: Principal) {
  const row = await store.findPending(scope, scope)
  const change = row &&
    row.email !== row.oldEmail && {
      email: row.email,
      requestedAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }
  return { change: change || null, mustConfirm: mustConfirm(principal), sendsMail: sendsMail() }
}

/**
 * Mails new links for the caller's pending change, or the link that confirms their current address; the earlier ones stop
 * working.
 * @throws HttpError 404 if neither is pending, 429 beyond the hourly limit
 */
export async function resend(scope: Scope, principal: Principal, locale: Locale) {
  await lockUser(scope.db, scope)
  const row = await store.findPending(scope, scope)
  if (row && row.email !== row.oldEmail) {
    await request(scope, { id: scope.userId, email: row.oldEmail }, row.email, locale)
  } else if (mustConfirm(principal)) {
    if ((await store.countRecentRequests(scope, scope)) >= maxAnHour) throw mailLimitError()
    scope.after(await insertConfirmation(scope.db, scope, principal, locale))
  } else {
    throw notFound()
  }
  return pending(scope, principal)
}

/** Cancels the caller's pending change. @throws HttpError 404 if none is pending */
export async function cancel(scope: Scope): Promise<void> {
  const { db, workspaceId, userId } = scope
  await lockUser(db, scope)
  if ((await endPending(db, workspaceId, [userId])) === 0) throw notFound()
}

/** A scheduled task: deletes old changes of address. docs/operations.md lists the retention times. */
export async function purgeAddressChanges(): Promise<void> {
  const { owner } = await database()
  await store.deleteOldChanges(owner)
}
