import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { StaticNotice } from "@/components/features/misc/static-notice"
import { currentPrincipal } from "@/lib/core/auth/server"
import { isLocale } from "@/lib/core/i18n/locales"
import { pageLanguage } from "@/lib/core/i18n/page-language"
import { missingRight } from "@/lib/features/access-control/service"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ needs?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("misc.notAuthorized")
  return { title: t("title") }
}

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const text = await missingRight((await searchParams).needs, await pageLanguage(), await currentPrincipal())
  return <StaticNotice of="notAuthorized" text={text} />
}
