import { newSecret } from "@/lib/core/auth/secrets"
import { config } from "@/lib/core/config"
import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { tooManyMails } from "@/lib/features/auth/links"
import * as store from "../store/address-changes"
import { endPending } from "./pending-address"
import { recipients, tellPerson } from "./security-emails"

/** How long the new address can be confirmed. */
const hours = 24
const maxAnHour = 5

/** The page that a mailed link opens, in the language of the mail. */
export const pageOf = (page: "confirm-address" | "undo-address", secret: string, locale: Locale) =>
  `${config().appUrl}${pathIn(locale, `/${page}?token=${secret}`)}`

interface Person {
  id: number
  email: string
}

/**
 * An address that its owner can still get back by undoing a change is not free: otherwise a thief who gave it to somebody
 * else would prevent the undo.
 * @throws HttpError 409
 */
export async function requireFree(scope: Scope, email: string, userId?: number): Promise<void> {
  if (await store.isReserved(scope, email, userId)) throw conflict({ email: "emailTaken" })
}

/**
 * Asks for another sign-in address: it becomes valid when the link mailed to it is opened. The present address is told at
 * once, with a link to refuse. An earlier request of the same person ends.
 * @throws HttpError 409 for an address somebody of the workspace has, 429 beyond the hourly limit
 */
export async function request(scope: Scope, person: Person, email: string, locale: Locale): Promise<void> {
  const { db, workspaceId } = scope
  const who = { workspaceId, userId: person.id }
  if (await store.isTaken(scope, email, person.id)) throw conflict({ email: "emailTaken" })
  await requireFree(scope, email, person.id)
  if ((await store.askedLately(scope, who)) >= maxAnHour) throw tooManyMails()
  await endPending(db, workspaceId, [person.id])
  const [confirm, refuse] = [newSecret(), newSecret()]
  await store.insert(scope, {
    ...who,
    oldEmail: person.email,
    newEmail: email,
    confirmHash: confirm.hash,
    refuseHash: refuse.hash,
    expiresAt: new Date(Date.now() + hours * 3_600_000),
  })
  const [told] = await recipients(db, workspaceId, [person.id])
  if (!told) return
  const spoken = told.language ?? locale
  scope.after(async () => {
    const values = { newEmail: email, oldEmail: person.email, hours }
    const confirmUrl = pageOf("confirm-address", confirm.secret, spoken)
    await tellPerson({ ...told, email }, "addressConfirm", locale, { ...values, url: confirmUrl })
    const refuseUrl = pageOf("undo-address", refuse.secret, spoken)
    await tellPerson(told, "addressRequested", locale, { ...values, url: refuseUrl })
  })
}

/** The caller's own change that waits to be confirmed. */
export async function pending(scope: Scope) {
  const row = await store.findPending(scope, scope)
  if (!row) return null
  return { email: row.email, requestedAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() }
}

/** Mails the links of the caller's pending change again; those of the earlier mails end. @throws HttpError 404 without one */
export async function resend(scope: Scope, locale: Locale) {
  const row = await store.findPending(scope, scope)
  if (!row) throw notFound()
  await request(scope, { id: scope.userId, email: row.oldEmail }, row.email, locale)
  return pending(scope)
}

/** Ends the caller's pending change. @throws HttpError 404 without one */
export async function cancel({ db, workspaceId, userId }: Scope): Promise<void> {
  if ((await endPending(db, workspaceId, [userId])) === 0) throw notFound()
}
