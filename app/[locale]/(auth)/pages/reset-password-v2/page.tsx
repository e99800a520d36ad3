import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { pathsOf } from "@/components/features/auth/auth-paths"
import { isLocale } from "@/lib/core/i18n/locales"
import { MailedLink } from "../../reset-password/mailed-link"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.reset")
  return { title: t("heading"), referrer: "no-referrer" }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams])
  if (isLocale(locale)) setRequestLocale(locale)
  return <MailedLink query={query} paths={pathsOf("v2")} />
}
