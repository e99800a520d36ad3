import { getTranslations, setRequestLocale } from "next-intl/server"
import { ShopScreen } from "@/components/features/ecommerce/shop-screen"
import { facetQuery, parseShop, shelfQuery } from "@/components/features/ecommerce/shop-state"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import type { AddressParams } from "@/lib/core/client/list-state"
import { getFacetsHandler, listShelfHandler } from "@/lib/features/ecommerce/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("ecommerce"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Product"])
  const state = parseShop(await searchParams)
  return (
    <Prefetch handler={listShelfHandler} input={{ query: shelfQuery(state) }}>
      <Prefetch handler={getFacetsHandler} input={{ query: facetQuery(state) }}>
        <ShopScreen />
      </Prefetch>
    </Prefetch>
  )
}
