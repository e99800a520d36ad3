import { getTranslations, setRequestLocale } from "next-intl/server"
import { AddScreen } from "@/components/features/invoices/editor/editor-screens"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { getBillingHandler } from "@/lib/features/billing/handlers"
import { nextInvoiceNumberHandler } from "@/lib/features/invoices/handlers"
import { EditorData } from "../editor-data"

export const generateMetadata = async () => ({ title: (await getTranslations("invoices.editor"))("addTitle") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  const { userId } = await requireAbility(["create", "Invoice"])
  return (
    <Prefetch handler={nextInvoiceNumberHandler}>
      <Prefetch handler={getBillingHandler}>
        <EditorData>
          <AddScreen ownId={userId} />
        </EditorData>
      </Prefetch>
    </Prefetch>
  )
}
