import { getTranslations, setRequestLocale } from "next-intl/server"
import { OrderPrint } from "@/components/features/stock/order-print"
import { UnknownOrder } from "@/components/features/stock/unknown-order"
import { requireAbility } from "@/components/layout/guard"
import { recordPage } from "@/components/layout/record-page"
import { currentClient } from "@/lib/core/auth/server"
import { getStockOrderHandler } from "@/lib/features/stock/handlers/orders"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("orders.title") })

type Props = { params: Promise<{ locale: string; id: string }> }

export default recordPage(UnknownOrder, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const principal = await requireAbility(["read", "Stock"])
  const order = await getStockOrderHandler.execute({ principal, client: await currentClient(), params: { id } })
  return <OrderPrint order={order} />
})
