import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { CountScreen } from "@/components/features/stock/count-screen"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("one.counts") })

type Props = { params: Promise<{ locale: string; id: string }> }

export default async function Page({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAbility(["read", "Stock"])
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return (
    <StockFrame tab="counts">
      <CountScreen id={Number(id)} />
    </StockFrame>
  )
}
