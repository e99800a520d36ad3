import { getTranslations, setRequestLocale } from "next-intl/server"
import { PricesScreen } from "@/components/features/catalogue/sheet/prices-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { getPriceSheetHandler } from "@/lib/features/catalogue/handlers/price-sheet"

export const generateMetadata = async () => ({ title: (await getTranslations("price-sheet"))("title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "CatalogueProduct"])
  return (
    <Prefetch handler={getPriceSheetHandler} input={{ query: {} }}>
      <PricesScreen />
    </Prefetch>
  )
}
