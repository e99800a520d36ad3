import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { ComingSoon } from "@/components/features/misc/coming-soon"
import { isLocale } from "@/lib/core/i18n/locales"

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("misc.comingSoon")
  return { title: t("title") }
}

export default async function Page({ params }: Props) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  return <ComingSoon />
}
