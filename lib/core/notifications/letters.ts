import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm"
import { accountSettings } from "@/lib/features/account/table"
import { users } from "@/lib/features/users/table"
import { config } from "../config"
import type { Scope } from "../db/types"
import { defaultLocale, type Locale, pathIn } from "../i18n/locales"
import { translator } from "../i18n/translator"
import type { OutboxMail } from "../outbox/message"
import { queueMails } from "../outbox/queue"

/** What one can be written to about: the flags of the account settings (spec section 3). */
export type Wish =
  | "commentOnArticle"
  | "answerOnForm"
  | "followMe"
  | "newAnnouncements"
  | "productUpdates"
  | "blogDigest"

export interface Letter {
  wish: Wish
  /** Whom it is for; left out, everyone who wants such letters. Its writer gets none. */
  to?: number[]
  /** Values of `mail.wishes.<wish>`, besides the reader's `name` and the `url`. */
  values?: Record<string, string | number>
  /** Where it leads, without the language. */
  link: string
}

/** What holds for who never saved their settings is what the table says. */
const wanted = (wish: Wish) =>
  sql`coalesce(${accountSettings[wish]}, ${sql.raw(String(accountSettings[wish].default === true))})`

/** Those of the workspace who can sign in and want such letters, each with their language. */
function readers({ db, workspaceId, userId }: Scope, { wish, to }: Letter) {
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
        wanted(wish),
      ),
    )
}

const addressIn = (locale: Locale, link: string) => `${config().appUrl}${pathIn(locale, link)}`

/** Writes to people about something, as far as they want it; the mails commit with the transaction. */
export async function writeTo(scope: Scope, letter: Letter): Promise<void> {
  if (letter.to?.length === 0) return
  const { wish, values, link } = letter
  const mails: OutboxMail[] = []
  for (const { name, email, language } of await readers(scope, letter)) {
    const locale = language ?? defaultLocale
    const t = await translator(locale, "mail")
    const all = { ...values, name, url: addressIn(locale, link) }
    const settings = addressIn(locale, "/pages/account-settings?tab=notifications")
    const text = `${t(`wishes.${wish}.text`, all)}\n\n-- \n${t("wishes.foot", { url: settings })}`
    mails.push({ kind: "digest", to: email, subject: t(`wishes.${wish}.subject`, all), text })
  }
  await queueMails(scope, mails)
}
