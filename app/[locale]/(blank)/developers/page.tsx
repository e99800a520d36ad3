import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { Reference } from "@/components/features/developers/reference"
import { isLocale } from "@/lib/core/i18n/locales"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("developers")
  return { title: t("title") }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, { q }] = await Promise.all([params, searchParams])
  if (isLocale(locale)) setRequestLocale(locale)
  return <Reference q={typeof q === "string" ? q : ""} />
}
