import { getTranslations, setRequestLocale } from "next-intl/server"
import { KitIndex } from "@/components/kit/kit-index"
import { requireAbility } from "@/components/layout/guard"
import { demoTitles } from "../demo-titles"

export const generateMetadata = async () => ({ title: (await getTranslations("shell"))("pages.kit") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ q?: string | string[] }> }

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAbility(["read", "Help"])
  const { q } = await searchParams
  return <KitIndex q={[q].flat()[0] ?? ""} demos={await demoTitles()} />
}
