import { getTranslations, setRequestLocale } from "next-intl/server"
import { simulationQuery } from "@/components/features/offers/simulation-address"
import { SimulatorScreen } from "@/components/features/offers/simulator-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { simulateBasketHandler } from "@/lib/features/offers/handlers"
import { chosenShop, shopChoices } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("offers"))("tabs.simulator") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Offer"])
  const address = await searchParams
  const shop = (await chosenShop(address)) ?? (await shopChoices())?.data[0]?.id
  if (shop === undefined) return <SimulatorScreen />
  const query = simulationQuery(shop, (name) => address[name]) as never
  return (
    <Prefetch handler={simulateBasketHandler} input={{ query }}>
      <SimulatorScreen />
    </Prefetch>
  )
}
