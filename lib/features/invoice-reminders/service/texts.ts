import type { Locale } from "@/lib/core/i18n/locales"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { translator } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { type ReminderLevel, type ReminderText, tones } from "../values"

/** The placeholders for the facts of an invoice in a text. */
const placeholders = { name: "{name}", number: "{number}", amount: "{amount}", date: "{date}", from: "{from}" }

/** The usual text of a level in a language, with placeholders. The last of several levels has the last tone. */
export async function usualText(language: Locale, level: number, levels: number): Promise<ReminderText> {
  const t = await translator(language, "invoice-reminders")
  const tone = level === 1 ? tones[0] : level === levels ? tones[2] : tones[1]
  return { subject: t(`letters.${tone}.subject`, placeholders), message: t(`letters.${tone}.message`, placeholders) }
}

/** The mail of a level for an invoice, in its client's language. */
export async function letterFor(invoice: InvoiceDocument, level: number, levels: readonly ReminderLevel[]) {
  const { language, client, billing, balanceMinor, currency, dueDate, number } = invoice
  const text = levels[level - 1]?.texts[language] ?? (await usualText(language, level, levels.length))
  const facts = {
    ...{ name: client.name, number: number ?? "", from: billing.company },
    amount: money(balanceMinor, currency, language),
    date: dateIn(language, dueDate, "long"),
  }
  const fill = (pattern: string) =>
    pattern.replace(/\{(name|number|amount|date|from)\}/g, (_, key: keyof typeof facts) => facts[key])
  return { subject: fill(text.subject).replace(/\s+/g, " ").trim(), message: fill(text.message) }
}
