import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { pathsOf } from "@/components/features/auth/auth-paths"
import { Forgot } from "@/components/features/auth/forgot"
import { isLocale } from "@/lib/core/i18n/locales"

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.forgot")
  return { title: t("heading") }
}

export default async function Page({ params }: Props) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  return <Forgot paths={pathsOf("v1")} />
}
