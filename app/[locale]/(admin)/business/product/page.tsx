import { getTranslations, setRequestLocale } from "next-intl/server"
import { catalogueListSource } from "@/components/features/catalogue/catalogue-list-source"
import { CatalogueScreen } from "@/components/features/catalogue/catalogue-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listCatalogueProductsHandler } from "@/lib/features/catalogue/handlers/products"
import { chosenShop } from "../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("products"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "CatalogueProduct"])
  const address = await searchParams
  const { rules, fixed } = catalogueListSource(await chosenShop(address))
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, address)) }
  return (
    <Prefetch handler={listCatalogueProductsHandler} input={{ query }}>
      <CatalogueScreen />
    </Prefetch>
  )
}
