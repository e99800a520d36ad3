import type { Principal } from "@/lib/core/auth/principal"
import { newSecret } from "@/lib/core/auth/secrets"
import { config } from "@/lib/core/config"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { insertMails, sendsMail } from "@/lib/core/outbox/queue"
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
  await store.insert(db, {
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

interface Unconfirmed {
  fullName: string
  email: string
  language: Locale | null
}

/**
 * Queues a mail with a link that proves that a person's address is theirs. It is a change of address to the same address.
 * @returns what to run after the commit
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
  const url = pageOf("confirm-address", confirm.secret, spoken)
  const text = t("confirmEmail.text", { name: person.fullName, url, hours })
  const mail = { kind: "account", isSecret: true, to: person.email, subject: t("confirmEmail.subject"), text } as const
  return insertMails(db, who, [mail])
}

/** Whether the caller has to confirm their address before they mail people outside. */
const mustConfirm = ({ isEmailConfirmed }: Pick<Principal, "isEmailConfirmed">) => sendsMail() && !isEmailConfirmed

/** The caller's own change that waits to be confirmed, and whether their present address does. */
export async function pending(scope: Scope, principal: Principal) {
  const row = await store.findPending(scope, scope)
  const change = row &&
    row.email !== row.oldEmail && {
      email: row.email,
      requestedAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }
  return { change: change || null, mustConfirm: mustConfirm(principal) }
}

/**
 * Mails the links of the caller's pending change again, or the link that confirms their present address. Those of the
 * earlier mails end.
 * @throws HttpError 404 where neither is pending, 429 beyond the hourly limit
 */
export async function resend(scope: Scope, principal: Principal, locale: Locale) {
  const row = await store.findPending(scope, scope)
  if (row && row.email !== row.oldEmail) {
    await request(scope, { id: scope.userId, email: row.oldEmail }, row.email, locale)
  } else if (mustConfirm(principal)) {
    if ((await store.askedLately(scope, scope)) >= maxAnHour) throw tooManyMails()
    scope.after(await insertConfirmation(scope.db, scope, principal, locale))
  } else {
    throw notFound()
  }
  return pending(scope, principal)
}

/** Ends the caller's pending change. @throws HttpError 404 without one */
export async function cancel({ db, workspaceId, userId }: Scope): Promise<void> {
  if ((await endPending(db, workspaceId, [userId])) === 0) throw notFound()
}
