import { getTranslations, setRequestLocale } from "next-intl/server"
import { SlipScreen } from "@/components/features/bank-bags/slip-screen"
import { UnknownBag } from "@/components/features/bank-bags/unknown-bag"
import { requireAbility } from "@/components/layout/guard"
import { recordPage } from "@/components/layout/record-page"
import { currentClient } from "@/lib/core/auth/server"
import { getBankBagHandler } from "@/lib/features/bank-bags/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("bank-bags"))("slip.title") })

interface Props {
  params: Promise<{ locale: string; id: string }>
}

export default recordPage(UnknownBag, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const principal = await requireAbility(["read", "BankBag"])
  const bag = await getBankBagHandler.execute({ principal, client: await currentClient(), params: { id } })
  return <SlipScreen bag={bag} />
})
