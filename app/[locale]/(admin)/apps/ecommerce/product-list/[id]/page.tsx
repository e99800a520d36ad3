import { getTranslations, setRequestLocale } from "next-intl/server"
import { RecordActivitySection } from "@/components/features/audit/record-activity-section"
import { EditorScreen } from "@/components/features/catalogue/editor-screen"
import { UnknownProduct } from "@/components/features/ecommerce/unknown-product"
import { requireAbility } from "@/components/layout/guard"
import { recordPage } from "@/components/layout/record-page"
import { currentClient } from "@/lib/core/auth/server"
import { getProductRecordHandler } from "@/lib/features/catalogue/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("catalogue.form"))("edit") })

export default recordPage(UnknownProduct, async ({ params }: { params: Promise<{ locale: string; id: string }> }) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const principal = await requireAbility(["update", "Product"])
  const client = await currentClient()
  const response = await getProductRecordHandler.execute({ principal, client, query: { id } })
  return (
    <>
      <EditorScreen record={response.product} />
      <RecordActivitySection recordType="product" recordId={response.product.id} />
    </>
  )
})
