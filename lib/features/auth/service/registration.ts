import { and, eq, isNull, sql } from "drizzle-orm"
import { hashOfSecret, newSecret } from "@/lib/core/auth/secrets"
import { config } from "@/lib/core/config"
import { store } from "@/lib/core/db/client"
import type { Db } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { sendMail } from "@/lib/core/mail"
import { registrationInvitations as invitations } from "../table"

/** How long an invitation to register works. */
const days = 7

const usable = (secret: string) =>
  and(eq(invitations.hash, hashOfSecret(secret)), isNull(invitations.usedAt), sql`${invitations.expiresAt} > now()`)

/** Who may register now: anybody, somebody invited under an address, or nobody. */
export type Registration = { mode: "open" | "closed" | "invite" } | { mode: "invited"; email: string; secret: string }

/** Whether somebody may register, with the secret of an invitation if they have one. */
export async function registrationFor(secret?: string): Promise<Registration> {
  const { REGISTRATION: mode } = config()
  if (mode !== "invite" || !secret) return { mode }
  const { owner } = await store()
  const [found] = await owner.select({ email: invitations.email }).from(invitations).where(usable(secret))
  return found ? { mode: "invited", email: found.email, secret } : { mode }
}

/** @throws HttpError 403 where nobody may register */
export function requireOpenRegistration(): void {
  if (config().REGISTRATION === "closed") throw new HttpError(403, "forbidden", { message: "registrationClosed" })
}

/**
 * Uses up the invitation of somebody who registers, where one is needed. To be called in the transaction that creates the
 * workspace, so that an invitation opens one workspace and a failed registration leaves it usable.
 * @returns whether there was one, and so a mail that reached the address
 * @throws HttpError 403 without an invitation for this address
 */
export async function useInvitation(db: Db, email: string, secret: string | undefined): Promise<boolean> {
  if (config().REGISTRATION !== "invite") return false
  const used = await db
    .update(invitations)
    .set({ usedAt: new Date() })
    .where(and(usable(secret ?? ""), sql`lower(${invitations.email}) = ${email.toLowerCase()}`))
    .returning({ email: invitations.email })
  if (used.length === 0) throw new HttpError(403, "forbidden", { message: "registrationInvite" })
  return true
}

/** Invites somebody to open a workspace, by mail where a mail server is configured. @returns the link */
export async function inviteToRegister(email: string, locale: Locale): Promise<string> {
  const { secret, hash } = newSecret()
  const { owner } = await store()
  await owner.insert(invitations).values({ hash, email, expiresAt: new Date(Date.now() + days * 86_400_000) })
  const url = `${config().appUrl}${pathIn(locale, `/register?invitation=${secret}`)}`
  const t = await translator(locale, "mail")
  await sendMail({ to: email, subject: t("register.subject"), text: t("register.text", { url, days }) })
  return url
}
