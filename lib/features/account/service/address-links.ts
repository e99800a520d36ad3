import { hashPassword } from "@/lib/core/auth/password"
import { principalsChanged } from "@/lib/core/auth/principal"
import { hashOfSecret, newSecret } from "@/lib/core/auth/secrets"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import { HttpError } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { sendsMail } from "@/lib/core/outbox/queue"
import { endLinks, mailReset } from "@/lib/features/auth/service/links"
import { removePasskeys } from "@/lib/features/passkeys/service/confirm"
import { lockUser } from "@/lib/features/users/service/access"
import * as store from "../store/address-changes"
import { linkUrl } from "./address-change"
import { endPending, endSince } from "./pending-address"
import { recipients, sendSecurityEmailTo } from "./security-emails"
import { endEverySignIn } from "./sign-ins"

/** How long the old address can undo a change that took effect. */
const undoDays = 7

const deadLink = () => new HttpError(422, "invalid", { fields: { token: "addressLinkDead" } })

/** Returns what a link in an e-mail about an address does. An invalid link reveals no address. */
export async function check(secret: string) {
  const { owner } = await database()
  const change = await store.findByHash(owner, hashOfSecret(secret))
  const { act = null, oldEmail, newEmail } = change ?? {}
  const addresses = act
    ? { oldEmail: oldEmail ?? null, newEmail: newEmail ?? null }
    : { oldEmail: null, newEmail: null }
  return { act, ...addresses, sendsMail: sendsMail() }
}

/**
 * Puts a pending address into effect, or marks the current one as confirmed. Links mailed to the old address stop working,
 * except the one that undoes the change.
 * @throws HttpError 422 for a dead link, 409 if another account has taken the address meanwhile
 */
export async function confirm(secret: string, locale: Locale): Promise<{ email: string }> {
  const undo = newSecret()
  const { change, recipient } = await ownerTx(async (db) => {
    const change = await store.findByHash(db, hashOfSecret(secret))
    if (change?.act !== "confirm") throw deadLink()
    const { workspaceId, userId, oldEmail, newEmail } = change
    await lockUser(db, change)
    if (!(await store.markEffective(db, workspaceId, change.id, undo.hash))) throw deadLink()
    if (!(await store.setEmail(db, change, newEmail, oldEmail))) throw deadLink()
    if (newEmail !== oldEmail) await endLinks(db, workspaceId, [userId])
    return { change, recipient: (await recipients(db, workspaceId, [userId]))[0] }
  })
  const { workspaceId, userId, oldEmail, newEmail } = change
  await principalsChanged(workspaceId, userId)
  if (recipient && newEmail !== oldEmail) {
    const url = linkUrl("undo-address", undo.secret, recipient.language ?? locale)
    await sendSecurityEmailTo({ ...recipient, email: oldEmail }, "addressChanged", locale, {
      oldEmail,
      newEmail,
      url,
      days: undoDays,
    })
  }
  return { email: newEmail }
}

/**
 * Refuses a pending change of address, or undoes one that took effect, and restores the old address. The person who
 * requested the change knew the password, so this invalidates it, ends every sign-in and any other pending change, removes the
 * passkeys, and mails a link for setting a new password to the old address.
 * @throws HttpError 422 for a dead link, 409 if another account has the old address
 */
export async function undo(secret: string, locale: Locale): Promise<{ email: string }> {
  const hash = hashOfSecret(secret)
  const { owner } = await database()
  const known = await store.findByHash(owner, hash)
  if (known?.act !== "refuse" && known?.act !== "undo") throw deadLink()
  const { workspaceId, userId, oldEmail, fullName, createdAt } = known
  const unguessable = await hashPassword(newSecret().secret)
  await ownerTx(async (db) => {
    await lockUser(db, known)
    if (!(await store.markRevoked(db, workspaceId, known.id))) throw deadLink()
    await store.setEmail(db, known, oldEmail)
    await store.setPasswordHash(db, known, unguessable)
    await endSince(db, workspaceId, userId, createdAt)
    await endPending(db, workspaceId, [userId])
    await endLinks(db, workspaceId, [userId])
    await endEverySignIn(db, known)
    await removePasskeys(db, known)
  })
  await principalsChanged(workspaceId, userId)
  await mailReset({ workspaceId, id: userId, email: oldEmail, fullName }, locale, { always: true })
  return { email: oldEmail }
}
