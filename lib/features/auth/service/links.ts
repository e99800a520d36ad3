import { requireConfirmed } from "@/lib/core/auth/confirmation"
import { hashPassword } from "@/lib/core/auth/password"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import { hashOfSecret, newSecret } from "@/lib/core/auth/secrets"
import { inBackground } from "@/lib/core/background"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { conflict, HttpError, tooManyRequests } from "@/lib/core/http/errors"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { periodOf } from "@/lib/core/i18n/period"
import { translator } from "@/lib/core/i18n/translator"
import { sendMail } from "@/lib/core/mail"
import { endPending } from "@/lib/features/account/service/pending-address"
import { sendSecurityEmail } from "@/lib/features/account/service/security-emails"
import { addInitial } from "@/lib/features/bookmarks/service"
import { recordEnded } from "@/lib/features/sign-ins/service/record"
import { checkMayGrant, isAdministrator, lockTargets } from "@/lib/features/users/service/access"
import * as store from "../store"
import * as linkStore from "../store/links"

type Purpose = linkStore.Purpose
/** How long a mailed link works, in hours. */
const hours: Record<Purpose, number> = { reset: 1, invite: 24 * 7 }
/** Max mails of each purpose per user and hour. */
const maxAnHour: Record<Purpose, number> = { reset: 3, invite: 5 }

/** Stores a new link for a user, replacing earlier ones of the same purpose. @returns its secret */
async function newLink(db: Db, purpose: Purpose, who: Actor, email: string): Promise<string> {
  const { secret, hash } = newSecret()
  const expiresAt = new Date(Date.now() + hours[purpose] * 3_600_000)
  await linkStore.replaceLink(db, { hash, purpose, email, expiresAt, ...who })
  return secret
}

interface Recipient {
  email: string
  fullName: string
}

async function mailLink(purpose: Purpose, to: Recipient, secret: string, locale: Locale, from = ""): Promise<void> {
  const t = await translator(locale, "mail")
  const url = `${config().appUrl}${pathIn(locale, `/reset-password?token=${secret}`)}`
  const text = t(`${purpose}.text`, { name: to.fullName, url, ...periodOf(hours[purpose]), from })
  await sendMail({ to: to.email, subject: t(`${purpose}.subject`, { from }), text })
}

/** Mails a link for setting a new password, in the user's language. Does nothing beyond the hourly limit, unless `always`. */
export async function mailReset(
  account: Recipient & { workspaceId: number; id: number },
  locale: Locale,
  { always = false }: { always?: boolean } = {},
): Promise<void> {
  const { owner } = await database()
  const { workspaceId, id } = account
  const who = { workspaceId, userId: id }
  const secret = await ownerTx(async (db) => {
    if (!always && (await linkStore.countRecentLinks(db, who, "reset")) >= maxAnHour.reset) return undefined
    return newLink(db, "reset", who, account.email)
  })
  if (secret) await mailLink("reset", account, secret, (await store.findLanguage(owner, account)) ?? locale)
}

/**
 * Mails a link for setting a new password, if the address has an account. Lookup and mail run after the response, so neither
 * its content nor its timing reveals whether there is one.
 */
export function forgot(email: string, locale: Locale): void {
  inBackground("mail a password reset", async () => {
    const { owner } = await database()
    const account = await store.findByEmail(owner, email)
    if (account) await mailReset(account, locale)
  })
}

/**
 * Mails a user of the workspace a link for setting their first password, after the commit.
 * @throws HttpError 409 if they can already sign in, 429 beyond the hourly limit
 */
export async function invite(scope: Scope, principal: Principal, id: number, locale: Locale) {
  const { workspaceId } = scope
  const [person] = await lockTargets(scope, principal, [id])
  if (person.canSignIn) throw conflict({ id: "hasAccount" })
  checkMayGrant(principal, person)
  if (isAdministrator(person)) requireConfirmed(principal)
  const who = { workspaceId, userId: id }
  if ((await linkStore.countRecentLinks(scope.db, who, "invite")) >= maxAnHour.invite) throw mailLimitError()
  const secret = await newLink(scope.db, "invite", who, person.email)
  scope.after(() => mailLink("invite", person, secret, locale, principal.fullName))
  return { id, email: person.email }
}

/** The error for signed-in users; a silent limit would only puzzle them. */
export const mailLimitError = () => tooManyRequests("mailLimit", 3_600)

/** Returns what a mailed link is for and whether it still works. A dead link reveals no address. */
export async function check(secret: string) {
  const { owner } = await database()
  const link = await linkStore.findLink(owner, hashOfSecret(secret))
  return { valid: link?.valid ?? false, purpose: link?.purpose ?? null, email: link?.valid ? link.email : null }
}

/**
 * Sets a password with a mailed link, uses the link up, and ends every sign-in of the account.
 * @throws HttpError 422 if the link no longer works; 409 if another workspace has an account with this e-mail by now
 */
export async function reset(secret: string, password: string, locale: Locale): Promise<{ email: string }> {
  const { owner } = await database()
  const hash = hashOfSecret(secret)
  const known = await linkStore.findLink(owner, hash)
  const expired = () => new HttpError(422, "invalid", { fields: { token: "linkExpired" } })
  if (!known?.valid) throw expired()
  const passwordHash = await hashPassword(password)
  const { workspaceId, userId, purpose } = await ownerTx(async (db) => {
    const link = await linkStore.useLink(db, hash)
    if (!link) throw expired()
    const { workspaceId, userId, purpose } = link
    await store.setPassword(db, workspaceId, userId, passwordHash)
    await recordEnded(db, await store.endSessions(db, { workspaceId, userId }), null)
    await endPending(db, workspaceId, [userId])
    if (purpose === "invite") await addInitial(db, workspaceId, [userId])
    return link
  })
  await principalsChanged(workspaceId, userId)
  if (purpose === "reset") await sendSecurityEmail({ workspaceId, userId }, "passwordChanged", locale)
  return { email: known.email }
}

/** A scheduled task: deletes mailed links that expired long ago. docs/operations.md lists the retention times. */
export async function purgeLinks(): Promise<void> {
  const { owner } = await database()
  await linkStore.deleteExpiredLinks(owner)
}

export { endLinks } from "../store/links"
