import { getTranslations, setRequestLocale } from "next-intl/server"
import { CheckoutScreen } from "@/components/features/orders/checkout-screen"
import { readStep } from "@/components/features/orders/step-address"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { getCartSummaryHandler, getOrderHandler } from "@/lib/features/orders/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("orders.checkout"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[]>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["create", "Order"])
  const { order } = readStep(await searchParams)
  const screen = <CheckoutScreen />
  return (
    <Prefetch handler={getCartSummaryHandler}>
      {order ? (
        <Prefetch handler={getOrderHandler} input={{ query: { id: order } }}>
          {screen}
        </Prefetch>
      ) : (
        screen
      )}
    </Prefetch>
  )
}
