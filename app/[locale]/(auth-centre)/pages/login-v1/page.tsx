import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { pathsOf } from "@/components/features/auth/auth-paths"
import { Login } from "@/components/features/auth/login"
import { SignedInNotice } from "@/components/features/auth/signed-in-notice"
import { isLocale } from "@/lib/core/i18n/locales"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.login")
  return { title: t("heading") }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams])
  if (isLocale(locale)) setRequestLocale(locale)
  return <Login query={query} paths={pathsOf("v1")} notice={<SignedInNotice />} />
}
