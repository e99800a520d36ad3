import { getTranslations, setRequestLocale } from "next-intl/server"
import { EditScreen } from "@/components/features/invoices/editor/editor-screens"
import { UnknownInvoice } from "@/components/features/invoices/unknown-invoice"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { getInvoiceDocumentHandler } from "@/lib/features/invoices/handlers"
import { EditorData } from "../../editor-data"
import { invoiceOf } from "../../invoice-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("invoices.view.unknownTitle", async ({ params }: Props) => {
  const { invoice } = await invoiceOf((await params).id)
  return (await getTranslations("invoices.editor"))("editTitle", { number: String(invoice.id) })
})

export default recordPage(UnknownInvoice, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAbility(["update", "Invoice"])
  const { invoice } = await invoiceOf(id)
  return (
    <Prefetch handler={getInvoiceDocumentHandler} input={{ query: { id: invoice.id } }}>
      <EditorData>
        <EditScreen id={invoice.id} />
      </EditorData>
    </Prefetch>
  )
})
