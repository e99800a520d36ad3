import { createHash, randomBytes } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { hashPassword } from "@/lib/core/auth/password"
import { principalsChanged } from "@/lib/core/auth/principal"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { sendMail } from "@/lib/core/mail"
import { users } from "@/lib/features/users/table"
import * as store from "./store"
import { accountLinks } from "./table"

type Purpose = "reset" | "invite"
/** How long a mailed link works. */
const hours: Record<Purpose, number> = { reset: 1, invite: 24 * 7 }

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")

function newLink(purpose: Purpose) {
  const secret = randomBytes(32).toString("base64url")
  const expiresAt = new Date(Date.now() + hours[purpose] * 3_600_000)
  return { secret, row: { hash: hashOf(secret), purpose, expiresAt } }
}

interface Recipient {
  email: string
  fullName: string
}

async function mailLink(purpose: Purpose, to: Recipient, secret: string, locale: Locale, from = ""): Promise<void> {
  const t = await translator(locale, "mail")
  const url = `${config().appUrl}${pathIn(locale, `/reset-password?token=${secret}`)}`
  const text = t(`${purpose}.text`, { name: to.fullName, url, hours: hours[purpose], from })
  await sendMail({ to: to.email, subject: t(`${purpose}.subject`, { from }), text })
}

/** Mails a link to set a new password, if the address has an account, in the language chosen for it; says nothing either way. */
export async function forgot(email: string, locale: Locale): Promise<void> {
  const { owner } = await database()
  const account = await store.findByEmail(owner, email)
  if (!account) return
  const { secret, row } = newLink("reset")
  await store.insertLink(owner, { ...row, workspaceId: account.workspaceId, userId: account.id })
  await mailLink("reset", account, secret, (await store.findLanguage(owner, account)) ?? locale)
}

/** Mails a person of the workspace a link with which they set their first password. The mail goes out once that is committed. */
export async function invite(scope: Scope, id: number, locale: Locale): Promise<{ id: number; email: string }> {
  const { db, workspaceId } = scope
  const people = await db
    .select({ id: users.id, fullName: users.fullName, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, id)))
  const person = people[0]
  if (!person) throw notFound()
  if (person.passwordHash) throw conflict({ id: "hasAccount" })
  const { secret, row } = newLink("invite")
  await db.insert(accountLinks).values({ ...row, workspaceId, userId: id })
  const { owner } = await database()
  scope.after(async () => {
    const host = await store.findAccount(owner, workspaceId, scope.userId)
    await mailLink("invite", person, secret, locale, host?.fullName)
  })
  return { id, email: person.email }
}

/** What a mailed link is for, and whether it still works. */
export async function check(secret: string) {
  const { owner } = await database()
  const link = await store.findLink(owner, hashOf(secret))
  return { valid: Boolean(link), purpose: link?.purpose ?? null, email: link?.email ?? null }
}

/**
 * Sets a password with a mailed link, which is then used up, and ends every sign-in of the account.
 * @throws HttpError 422 for a link that is unknown, used or too old; 409 when the e-mail has an account elsewhere by now
 */
export async function reset(secret: string, password: string): Promise<{ email: string }> {
  const { owner } = await database()
  const known = await store.findLink(owner, hashOf(secret))
  const expired = () => new HttpError(422, "invalid", { fields: { token: "linkExpired" } })
  if (!known) throw expired()
  const passwordHash = await hashPassword(password)
  const { workspaceId, userId } = await ownerTx(async (db) => {
    const link = await store.useLink(db, hashOf(secret))
    if (!link) throw expired()
    await store.setPassword(db, link.workspaceId, link.userId, passwordHash)
    await store.endSessions(db, { workspaceId: link.workspaceId, userId: link.userId })
    return link
  })
  await principalsChanged(workspaceId, userId)
  return { email: known.email }
}
