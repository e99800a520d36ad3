import { NextIntlClientProvider } from "next-intl"
import { getTranslations } from "next-intl/server"
import { Messages } from "@/components/layout/messages"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { loadNamespace } from "@/lib/core/i18n/messages"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { InvoiceSheet } from "./paper/paper"
import { PrintBar } from "./print-bar"

/** Only the document in the client's language, for printing. */
export async function PrintScreen({ invoice }: { invoice: InvoiceDocument }) {
  const t = await getTranslations("invoices")
  const { language, number } = invoice
  const messages = { invoices: await loadNamespace(language, "invoices") }
  return (
    <main className="mx-auto max-w-4xl p-3 sm:p-6 print:max-w-none print:p-0">
      <h1 className="sr-only">{t("view.printTitle", { number: String(number) })}</h1>
      <Messages of={["invoices"]}>
        <PrintBar id={invoice.invoice.id} />
      </Messages>
      <div lang={intlLocale(language)} dir="ltr">
        <NextIntlClientProvider locale={intlLocale(language)} messages={messages}>
          <InvoiceSheet invoice={invoice} />
        </NextIntlClientProvider>
      </div>
    </main>
  )
}
