import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { pathsOf } from "@/components/features/auth/auth-paths"
import { Register } from "@/components/features/auth/register"
import { SignedInNotice } from "@/components/features/auth/signed-in-notice"
import { isLocale } from "@/lib/core/i18n/locales"

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.register")
  return { title: t("heading") }
}

export default async function Page({ params }: Props) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  return <Register paths={pathsOf("v1")} notice={<SignedInNotice />} />
}
