import { getTranslations, setRequestLocale } from "next-intl/server"
import { RecordActivitySection } from "@/components/features/audit/record-activity-section"
import { ReminderCard } from "@/components/features/invoice-reminders/reminder-card"
import { PreviewScreen } from "@/components/features/invoices/preview/preview-screen"
import { UnknownInvoice } from "@/components/features/invoices/unknown-invoice"
import { Prefetch } from "@/components/layout/prefetch"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { getInvoiceDocumentHandler } from "@/lib/features/invoices/handlers"
import { invoiceOf } from "../../invoice-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("invoices.view.unknownTitle", async ({ params }: Props) => {
  const { invoice, number, kind } = await invoiceOf((await params).id)
  const t = await getTranslations("invoices")
  return t(kind === "credit" ? "oneCredit" : "one", { number: number ?? String(invoice.id) })
})

export default recordPage(UnknownInvoice, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const { invoice, number, kind, currency } = await invoiceOf(id)
  return (
    <>
      <Prefetch handler={getInvoiceDocumentHandler} input={{ query: { id: invoice.id } }}>
        <PreviewScreen
          {...{ id: invoice.id, number, kind }}
          aside={<ReminderCard {...{ invoice: invoice.id, currency }} />}
        />
      </Prefetch>
      <RecordActivitySection recordType="invoice" recordId={invoice.id} />
    </>
  )
})
