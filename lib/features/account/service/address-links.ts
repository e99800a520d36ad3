import { hashPassword } from "@/lib/core/auth/password"
import { principalsChanged } from "@/lib/core/auth/principal"
import { hashOfSecret, newSecret } from "@/lib/core/auth/secrets"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import { HttpError } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { endLinks, mailReset } from "@/lib/features/auth/links"
import * as store from "../store/address-changes"
import { pageOf } from "./address-change"
import { endSince } from "./pending-address"
import { recipients, tellPerson } from "./security-emails"
import { endEverySignIn } from "./sign-ins"

/** How long the old address can undo a change that took effect. */
const undoDays = 7

const dead = () => new HttpError(422, "invalid", { fields: { token: "addressLinkDead" } })

/** What a mailed link about an address is still good for; a dead one names nobody. */
export async function check(secret: string) {
  const { owner } = await database()
  const change = await store.findByHash(owner, hashOfSecret(secret))
  if (!change?.act) return { act: null, oldEmail: null, newEmail: null }
  const { act, oldEmail, newEmail } = change
  return { act, oldEmail, newEmail }
}

/**
 * Makes a pending address the valid one, or notes that the present one is the person's. Links mailed to the old address end, apart from the one that undoes this.
 * @throws HttpError 422 for a dead link, 409 where the address has an account by now
 */
export async function confirm(secret: string, locale: Locale): Promise<{ email: string }> {
  const undo = newSecret()
  const { change, told } = await ownerTx(async (db) => {
    const change = await store.findByHash(db, hashOfSecret(secret))
    if (change?.act !== "confirm") throw dead()
    const { workspaceId, userId, oldEmail, newEmail } = change
    if (!(await store.takeEffect(db, workspaceId, change.id, undo.hash))) throw dead()
    if (!(await store.setEmail(db, change, newEmail, oldEmail))) throw dead()
    if (newEmail !== oldEmail) await endLinks(db, workspaceId, [userId])
    return { change, told: (await recipients(db, workspaceId, [userId]))[0] }
  })
  const { workspaceId, userId, oldEmail, newEmail } = change
  await principalsChanged(workspaceId, userId)
  if (told && newEmail !== oldEmail) {
    const url = pageOf("undo-address", undo.secret, told.language ?? locale)
    await tellPerson({ ...told, email: oldEmail }, "addressChanged", locale, {
      oldEmail,
      newEmail,
      url,
      days: undoDays,
    })
  }
  return { email: newEmail }
}

/**
 * Refuses a pending change of address, or undoes one that took effect: the old address is valid again. Whoever asked for the
 * change knew the password, so it stops working, every sign-in ends, and a link to set a new one goes to the old address.
 * @throws HttpError 422 for a dead link, 409 where the address was given to another account
 */
export async function undo(secret: string, locale: Locale): Promise<{ email: string }> {
  const hash = hashOfSecret(secret)
  const { owner } = await database()
  const known = await store.findByHash(owner, hash)
  if (known?.act !== "refuse" && known?.act !== "undo") throw dead()
  const { workspaceId, userId, oldEmail, fullName, createdAt } = known
  const unknown = await hashPassword(newSecret().secret)
  await ownerTx(async (db) => {
    if (!(await store.takeBack(db, workspaceId, known.id))) throw dead()
    await store.setEmail(db, known, oldEmail)
    await store.setPasswordHash(db, known, unknown)
    await endSince(db, workspaceId, userId, createdAt)
    await endLinks(db, workspaceId, [userId])
    await endEverySignIn(db, known)
  })
  await principalsChanged(workspaceId, userId)
  await mailReset({ workspaceId, id: userId, email: oldEmail, fullName }, locale, { always: true })
  return { email: oldEmail }
}
