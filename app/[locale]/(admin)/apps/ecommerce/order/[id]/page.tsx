import { getTranslations, setRequestLocale } from "next-intl/server"
import { RecordActivitySection } from "@/components/features/audit/record-activity-section"
import { OrderScreen } from "@/components/features/orders/order-screen"
import { UnknownOrder } from "@/components/features/orders/unknown-order"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordPage } from "@/components/layout/record-page"
import { addressOf } from "@/lib/core/client/address"
import * as ordersEndpoints from "@/lib/features/orders/endpoints"
import { orderOf } from "../../order-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = async ({ params }: Props) => ({
  title: (await getTranslations("orders"))("number", { number: (await params).id }),
})

export default recordPage(UnknownOrder, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const order = await orderOf(id)
  const query = { id: order.order.id }
  return (
    <PrefetchedData fallback={{ [addressOf(ordersEndpoints.getOrder, { query })]: order }}>
      <OrderScreen id={query.id} />
      <RecordActivitySection recordType="order" recordId={query.id} />
    </PrefetchedData>
  )
})
