import { getTranslations, setRequestLocale } from "next-intl/server"
import { DuplicatesScreen } from "@/components/features/catalogue/duplicates/duplicates-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listProductDuplicatesHandler } from "@/lib/features/catalogue/handlers/duplicates"

export const generateMetadata = async () => ({ title: (await getTranslations("product-duplicates"))("title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["update", "CatalogueProduct"])
  return (
    <Prefetch handler={listProductDuplicatesHandler} input={{ query: {} }}>
      <DuplicatesScreen />
    </Prefetch>
  )
}
