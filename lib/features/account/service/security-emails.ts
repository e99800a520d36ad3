import { and, eq, inArray, isNotNull, sql } from "drizzle-orm"
import { store as database } from "@/lib/core/db/client"
import type { Actor, Db } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { sendMail } from "@/lib/core/mail"
import { recoveryCodes } from "@/lib/features/two-step/table"
import { users } from "@/lib/features/users/table"
import { accountSettings } from "../table"

// Users are mailed about every change to their sign-in or permissions, no matter who made it.

/** The event that a mail reports; also its key under `security` in messages/<locale>/mail.json. */
export type SecurityEvent =
  | "twoStepOn"
  | "twoStepOff"
  | "twoStepReset"
  | "twoStepResetByOperator"
  | "recoveryCodeUsed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "passwordChanged"
  | "addressConfirm"
  | "addressRequested"
  | "addressChanged"
  | "rightsChanged"
  | "accountDeleted"
  | "ownAccountDeleted"

export interface Recipient {
  userId: number
  fullName: string
  email: string
  language: Locale | null
}

/** Returns those of the given users who can sign in, with the language they chose. */
export async function recipients(db: Db, workspaceId: number, userIds: number[]): Promise<Recipient[]> {
  return db
    .select({
      userId: users.id,
      fullName: users.fullName,
      email: users.email,
      language: accountSettings.language,
    })
    .from(users)
    .leftJoin(
      accountSettings,
      and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id)),
    )
    .where(and(eq(users.workspaceId, workspaceId), inArray(users.id, userIds), isNotNull(users.passwordHash)))
}

type Values = Record<string, string | number>

/** Mails a recipient about an event, at the address given with them. */
export async function sendSecurityEmailTo(
  { fullName, email, language }: Omit<Recipient, "userId">,
  occasion: SecurityEvent,
  locale: Locale,
  values: Values = {},
): Promise<void> {
  const t = await translator(language ?? locale, "mail")
  const all = { name: fullName, from: "", ...values }
  const key = `security.${occasion}`
  await sendMail({ to: email, subject: t(`${key}.subject`, all), text: t(`${key}.text`, all) })
}

const codesLeft = (db: Db, { workspaceId, userId }: Actor) =>
  db.$count(
    recoveryCodes,
    and(
      eq(recoveryCodes.workspaceId, workspaceId),
      eq(recoveryCodes.userId, userId),
      sql`${recoveryCodes.usedAt} is null`,
    ),
  )

/**
 * Mails a user about an event; does nothing for users who can't sign in. Call it after the commit.
 * @param locale used if the user chose no language
 */
export async function sendSecurityEmail(
  who: Actor,
  occasion: SecurityEvent,
  locale: Locale,
  values: Values = {},
): Promise<void> {
  const { owner } = await database()
  const [person] = await recipients(owner, who.workspaceId, [who.userId])
  if (!person) return
  const more: Values = occasion === "recoveryCodeUsed" ? { left: await codesLeft(owner, who) } : {}
  await sendSecurityEmailTo(person, occasion, locale, { ...more, ...values })
}
