import { getTranslations, setRequestLocale } from "next-intl/server"
import { ProposalsScreen } from "@/components/features/stock/proposals-screen"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("orders.propose") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["create", "Stock"])
  return (
    <StockFrame tab="orders">
      <ProposalsScreen />
    </StockFrame>
  )
}
