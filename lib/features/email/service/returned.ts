import { config } from "@/lib/core/config"
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { serverReply } from "@/lib/core/outbox/values"

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] as string)
const paragraph = (text: string) => `<p>${escaped(text)}</p>`

/** The address in `Name <address>`, or the whole text if there is no name. */
const senderAddress = () => /<([^<>]+)>\s*$/.exec(config().MAIL_FROM)?.[1] ?? config().MAIL_FROM

interface Failure {
  subject: string
  recipients: string[]
  lastError: string | null
}

/** The delivery failure notice for a mail's sender, in their language. */
export async function returnedMail(
  { language }: { language: Locale | null },
  { subject, recipients, lastError }: Failure,
) {
  const t = await translator(language ?? defaultLocale, "mail")
  const reply = serverReply(lastError)
  const people = recipients.map((recipient) => `<li>${escaped(recipient)}</li>`).join("")
  const reason = reply ? t("returned.refused", { reply }) : t("returned.unreachable")
  return {
    fromName: t("returned.from"),
    fromEmail: senderAddress(),
    subject: t("returned.subject", { subject: subject || t("returned.noSubject") }),
    message: `${paragraph(t("returned.text"))}<ul>${people}</ul>${paragraph(reason)}${paragraph(t("returned.next"))}`,
  }
}
