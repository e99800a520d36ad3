import { getTranslations, setRequestLocale } from "next-intl/server"
import { productListSource } from "@/components/features/catalogue/product-list-source"
import { ProductsScreen } from "@/components/features/catalogue/products-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listStockHandler } from "@/lib/features/catalogue/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("catalogue"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["update", "Product"])
  const { rules } = productListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listStockHandler} input={{ query }}>
      <ProductsScreen />
    </Prefetch>
  )
}
