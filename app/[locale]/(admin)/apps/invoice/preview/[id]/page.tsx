import { getTranslations, setRequestLocale } from "next-intl/server"
import { PreviewScreen } from "@/components/features/invoices/preview/preview-screen"
import { Prefetch } from "@/components/layout/prefetch"
import { getInvoiceDocumentHandler } from "@/lib/features/invoices/handlers"
import { invoiceOf } from "../../invoice-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props) {
  const { number, kind } = await invoiceOf((await params).id)
  const t = await getTranslations("invoices")
  return { title: t(kind === "credit" ? "oneCredit" : "one", { number: String(number) }) }
}

export default async function Page({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const { invoice, number, kind } = await invoiceOf(id)
  return (
    <Prefetch handler={getInvoiceDocumentHandler} input={{ query: { id: invoice.id } }}>
      <PreviewScreen id={invoice.id} number={number} kind={kind} />
    </Prefetch>
  )
}
