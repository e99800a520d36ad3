import { newSecret } from "@/lib/core/auth/secrets"
import { config } from "@/lib/core/config"
import type { Actor, Db } from "@/lib/core/db/types"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { periodOf } from "@/lib/core/i18n/period"
import { translator } from "@/lib/core/i18n/translator"
import { sendMail } from "@/lib/core/mail"
import { type Purpose, replaceLinks } from "../store/links"

/** How long a link works, in hours. */
const hours: Record<Purpose, number> = { reset: 1, invite: 24 * 7 }
/** Max mails of each purpose per user and hour. */
export const maxAnHour: Record<Purpose, number> = { reset: 3, invite: 5 }

/**
 * Stores new links for a user, replacing earlier ones of the same purpose. An invitation has two, one to be mailed and one
 * for the inviter to pass on; each ends the other.
 * @returns their secrets
 */
export async function newLinks(db: Db, purpose: Purpose, who: Actor, email: string) {
  const [mailed, handed] = [newSecret(), newSecret()]
  const expiresAt = new Date(Date.now() + hours[purpose] * 3_600_000)
  const link = { purpose, email, expiresAt, ...who }
  const first = { ...link, hash: mailed.hash }
  await replaceLinks(db, purpose === "invite" ? [first, { ...link, hash: handed.hash, isMailed: false }] : [first])
  return { mailed: mailed.secret, handed: handed.secret, expiresAt }
}

export interface Recipient {
  email: string
  fullName: string
}

/** Returns the URL of the page that sets a password, in the language of its reader. */
export const passwordUrl = (secret: string, locale: Locale) =>
  `${config().appUrl}${pathIn(locale, `/reset-password?token=${secret}`)}`

export async function mailLink(
  purpose: Purpose,
  to: Recipient,
  secret: string,
  locale: Locale,
  from = "",
): Promise<void> {
  const t = await translator(locale, "mail")
  const text = t(`${purpose}.text`, {
    name: to.fullName,
    url: passwordUrl(secret, locale),
    ...periodOf(hours[purpose]),
    from,
  })
  await sendMail({ to: to.email, subject: t(`${purpose}.subject`, { from }), text })
}
