import { getTranslations, setRequestLocale } from "next-intl/server"
import { ImportScreen } from "@/components/features/catalogue/import/import-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listProductImportsHandler } from "@/lib/features/catalogue/handlers/imports"

export const generateMetadata = async () => ({ title: (await getTranslations("product-import"))("title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["create", "CatalogueProduct"])
  return (
    <Prefetch handler={listProductImportsHandler} input={{ query: {} }}>
      <ImportScreen />
    </Prefetch>
  )
}
