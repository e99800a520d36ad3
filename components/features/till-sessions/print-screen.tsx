import { NextIntlClientProvider } from "next-intl"
import { getTranslations } from "next-intl/server"
import { PrintBar } from "@/components/ui/print-bar"
import { intlLocale, languageOf } from "@/lib/core/i18n/intl-locale"
import { loadNamespace } from "@/lib/core/i18n/messages"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { PrintedSheet } from "./printed-sheet"

/** Only the day sheet, in the language of the business, for printing. */
export async function PrintScreen({ session }: { session: TillSessionSheet }) {
  const t = await getTranslations("till-sessions")
  const language = languageOf(session.language)
  const messages = { "till-sessions": await loadNamespace(language, "till-sessions") }
  return (
    <main className="mx-auto max-w-4xl p-3 sm:p-6 print:max-w-none print:p-0">
      <h1 className="sr-only">{t("sheet", { till: session.tillName, date: session.businessDate })}</h1>
      <PrintBar href={`/business/cash-notes/${session.id}`} back={t("title")} print={t("print")} />
      <div lang={intlLocale(language)} dir="ltr">
        <NextIntlClientProvider locale={intlLocale(language)} messages={messages}>
          <PrintedSheet session={session} />
        </NextIntlClientProvider>
      </div>
    </main>
  )
}
