import { getTranslations, setRequestLocale } from "next-intl/server"
import { PricingScreen } from "@/components/features/pricing/pricing-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { currentClient } from "@/lib/core/auth/server"
import { getPricingHandler, getSubscriptionHandler } from "@/lib/features/pricing/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("pricing"))("title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  const principal = await requireAbility(["read", "Pricing"])
  const pricing = await getPricingHandler.execute({ principal, client: await currentClient() })
  return (
    <Prefetch handler={getSubscriptionHandler}>
      <PricingScreen pricing={pricing} />
    </Prefetch>
  )
}
