import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm"
import { config } from "@/lib/core/config"
import type { Scope } from "@/lib/core/db/types"
import { defaultLocale, type Locale, pathIn } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { queueMails } from "@/lib/core/outbox/queue"
import { accountSettings } from "@/lib/features/account/table"
import { users } from "@/lib/features/users/table"

/** The topics of notification emails: flags of the account settings. */
export type EmailTopic =
  | "commentOnArticle"
  | "answerOnForm"
  | "followMe"
  | "newAnnouncements"
  | "productUpdates"
  | "blogDigest"

type Values = Record<string, string | number>

export interface NotificationEmail {
  wish: EmailTopic
  /** User ids. Default: everyone who wants such emails. The actor never gets one. */
  to?: number[]
  /** Values for the message `mail.wishes.<wish>`, besides the recipient's `name` and the `url`; a function if they depend on the language. */
  values?: Values | ((locale: Locale) => Values)
  /** The path it links to, without the language prefix. */
  link: string
}

/** Users who never saved their settings get the column's default. */
const isWanted = (wish: EmailTopic) =>
  sql`coalesce(${accountSettings[wish]}, ${sql.raw(String(accountSettings[wish].default === true))})`

/** The workspace's users who can sign in and want such emails, with their languages. */
function recipients({ db, workspaceId, userId }: Scope, { wish, to }: NotificationEmail) {
  return db
    .select({ name: users.fullName, email: users.email, language: accountSettings.language })
    .from(users)
    .leftJoin(
      accountSettings,
      and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id)),
    )
    .where(
      and(
        eq(users.workspaceId, workspaceId),
        to && inArray(users.id, to),
        ne(users.id, userId),
        isNotNull(users.passwordHash),
        ne(users.status, "inactive"),
        isWanted(wish),
      ),
    )
}

const urlIn = (locale: Locale, link: string) => `${config().appUrl}${pathIn(locale, link)}`

/** Queues notification emails to users who want them, as part of the transaction. */
export async function queueNotificationEmails(scope: Scope, letter: NotificationEmail): Promise<void> {
  if (letter.to?.length === 0) return
  const { wish, values, link } = letter
  const mails: OutboxMail[] = []
  for (const { name, email, language } of await recipients(scope, letter)) {
    const locale = language ?? defaultLocale
    const t = await translator(locale, "mail")
    const all = { ...(typeof values === "function" ? values(locale) : values), name, url: urlIn(locale, link) }
    const settings = urlIn(locale, "/pages/account-settings?tab=notifications")
    const text = `${t(`wishes.${wish}.text`, all)}\n\n-- \n${t("wishes.foot", { url: settings })}`
    mails.push({ kind: "digest", to: email, subject: t(`wishes.${wish}.subject`, all), text })
  }
  await queueMails(scope, mails)
}
