import { hashPassword } from "@/lib/core/auth/password"
import { principalsChanged } from "@/lib/core/auth/principal"
import { hashOfSecret } from "@/lib/core/auth/secrets"
import { inBackground } from "@/lib/core/background"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Actor, Db } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { sendsMail } from "@/lib/core/outbox/queue"
import { insertConfirmation } from "@/lib/features/account/service/address-change"
import { endPending } from "@/lib/features/account/service/pending-address"
import { sendSecurityEmail } from "@/lib/features/account/service/security-emails"
import { addInitial } from "@/lib/features/bookmarks/service"
import { recordEnded } from "@/lib/features/sign-ins/service/record"
import { usernameForSignIn } from "@/lib/features/users/service/usernames"
import * as store from "../store"
import * as linkStore from "../store/links"
import { mailLink, maxAnHour, newLinks, type Recipient } from "./new-link"

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
    return (await newLinks(db, "reset", who, account.email)).mailed
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

/** Returns what a mailed link is for and whether it still works. A dead link reveals no address. */
export async function check(secret: string) {
  const { owner } = await database()
  const link = await linkStore.findLink(owner, hashOfSecret(secret))
  return { valid: link?.valid ?? false, purpose: link?.purpose ?? null, email: link?.valid ? link.email : null }
}

/** Mails somebody who opened a link that wasn't mailed to them another one, which confirms their address. */
async function confirmLater(db: Db, who: Actor, locale: Locale): Promise<(() => void) | undefined> {
  const account = sendsMail() && (await store.findAccount(db, who.workspaceId, who.userId))
  if (!account) return undefined
  return insertConfirmation(db, who, { ...account, language: (await store.findLanguage(db, account)) ?? null }, locale)
}

/**
 * Sets a password with a link, uses the link up, and ends every sign-in of the account.
 * @throws HttpError 422 if the link no longer works; 409 if another workspace has an account with this e-mail by now
 */
export async function reset(secret: string, password: string, locale: Locale): Promise<{ email: string }> {
  const { owner } = await database()
  const hash = hashOfSecret(secret)
  const known = await linkStore.findLink(owner, hash)
  const expired = () => new HttpError(422, "invalid", { fields: { token: "linkExpired" } })
  if (!known?.valid) throw expired()
  const passwordHash = await hashPassword(password)
  const { workspaceId, userId, purpose, queued } = await ownerTx(async (db) => {
    const link = await linkStore.useLink(db, hash)
    if (!link) throw expired()
    const { workspaceId, userId, purpose, isMailed } = link
    const username = await usernameForSignIn(db, link)
    await store.setPassword(db, link, { passwordHash, username }, isMailed)
    await recordEnded(db, await store.endSessions(db, { workspaceId, userId }), null)
    await endPending(db, workspaceId, [userId])
    if (purpose === "invite") await addInitial(db, workspaceId, [userId])
    return { ...link, queued: isMailed ? undefined : await confirmLater(db, link, locale) }
  })
  queued?.()
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
