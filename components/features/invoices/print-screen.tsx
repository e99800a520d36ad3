import { NextIntlClientProvider } from "next-intl"
import { getTranslations } from "next-intl/server"
import { PrintBar } from "@/components/ui/print-bar"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { loadNamespace } from "@/lib/core/i18n/messages"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { InvoiceSheet } from "./paper/paper"

/** Only the document in the client's language, for printing. */
export async function PrintScreen({ invoice }: { invoice: InvoiceDocument }) {
  const t = await getTranslations("invoices")
  const { language, number } = invoice
  const messages = { invoices: await loadNamespace(language, "invoices") }
  return (
    <main className="mx-auto max-w-4xl p-3 sm:p-6 print:max-w-none print:p-0">
      <h1 className="sr-only">{t("view.printTitle", { number: number ?? String(invoice.invoice.id) })}</h1>
      <PrintBar
        href={`/apps/invoice/preview/${invoice.invoice.id}`}
        back={t("actions.preview")}
        print={t("actions.print")}
      />
      <div lang={intlLocale(language)} dir="ltr">
        <NextIntlClientProvider locale={intlLocale(language)} messages={messages}>
          <InvoiceSheet invoice={invoice} />
        </NextIntlClientProvider>
      </div>
    </main>
  )
}
