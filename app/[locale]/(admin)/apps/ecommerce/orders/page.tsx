import { getTranslations, setRequestLocale } from "next-intl/server"
import { orderListSource } from "@/components/features/orders/order-list-source"
import { OrdersScreen } from "@/components/features/orders/orders-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listOrdersHandler } from "@/lib/features/orders/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("orders"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Order"])
  const { rules } = orderListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listOrdersHandler} input={{ query }}>
      <OrdersScreen />
    </Prefetch>
  )
}
