import { getTranslations, setRequestLocale } from "next-intl/server"
import { SlipScreen } from "@/components/features/drops/slip-screen"
import { UnknownDrop } from "@/components/features/drops/unknown-drop"
import { requireAbility } from "@/components/layout/guard"
import { recordPage } from "@/components/layout/record-page"
import { currentClient } from "@/lib/core/auth/server"
import { getDropHandler } from "@/lib/features/drops/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("drops"))("slip.title") })

interface Props {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<{ paper?: string | string[] }>
}

export default recordPage(UnknownDrop, async ({ params, searchParams }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const principal = await requireAbility(["read", "Drop"])
  const drop = await getDropHandler.execute({ principal, client: await currentClient(), params: { id } })
  return <SlipScreen drop={drop} paper={(await searchParams).paper === "receipt" ? "receipt" : "sheet"} />
})
