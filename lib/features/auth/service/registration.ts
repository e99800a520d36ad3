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

/** How long an invitation to register works, in days. */
const days = 7

const usable = (secret: string) =>
  and(eq(invitations.hash, hashOfSecret(secret)), isNull(invitations.usedAt), sql`${invitations.expiresAt} > now()`)

/** Registration is open, closed, by invitation, or (with a valid invitation) for the invited address. */
export type Registration = { mode: "open" | "closed" | "invite" } | { mode: "invited"; email: string; secret: string }

/** Returns who may register, given the secret of an invitation if the visitor has one. */
export async function registrationFor(secret?: string): Promise<Registration> {
  const { REGISTRATION: mode } = config()
  if (mode !== "invite" || !secret) return { mode }
  const { owner } = await store()
  const [found] = await owner.select({ email: invitations.email }).from(invitations).where(usable(secret))
  return found ? { mode: "invited", email: found.email, secret } : { mode }
}

/** @throws HttpError 403 if registration is closed */
export function requireOpenRegistration(): void {
  if (config().REGISTRATION === "closed") throw new HttpError(403, "forbidden", { message: "registrationClosed" })
}

/**
 * Uses up an invitation, if registration requires one. Call it in the transaction that creates the workspace: an invitation
 * then opens one workspace only, and a failed registration leaves it usable.
 * @returns whether one was used; it was e-mailed, so the address is confirmed
 * @throws HttpError 403 without a valid invitation for this address
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

/** Invites an address to open a workspace, by mail if a mail server is configured. @returns the link */
export async function inviteToRegister(email: string, locale: Locale): Promise<string> {
  const { secret, hash } = newSecret()
  const { owner } = await store()
  await owner.insert(invitations).values({ hash, email, expiresAt: new Date(Date.now() + days * 86_400_000) })
  const url = `${config().appUrl}${pathIn(locale, `/register?invitation=${secret}`)}`
  const t = await translator(locale, "mail")
  await sendMail({ to: email, subject: t("register.subject"), text: t("register.text", { url, days }) })
  return url
}
