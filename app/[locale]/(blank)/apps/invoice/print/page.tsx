import { getTranslations, setRequestLocale } from "next-intl/server"
import { PrintScreen } from "@/components/features/invoices/print-screen"
import { UnknownInvoice } from "@/components/features/invoices/unknown-invoice"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { invoiceOf, toNewest } from "../../../../(admin)/apps/invoice/invoice-of"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ id?: string | string[] }>
}

export const generateMetadata = recordMetadata("invoices.view.unknownTitle", async ({ searchParams }: Props) => {
  const { invoice, number } = await invoiceOf(String((await searchParams).id))
  return (await getTranslations("invoices"))("one", { number: number ?? String(invoice.id) })
})

export default recordPage(UnknownInvoice, async ({ params, searchParams }: Props) => {
  const { locale } = await params
  setRequestLocale(locale)
  const { id } = await searchParams
  return id === undefined ? toNewest("print", locale) : <PrintScreen invoice={await invoiceOf(String(id))} />
})
