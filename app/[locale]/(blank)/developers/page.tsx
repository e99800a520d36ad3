import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { Reference } from "@/components/features/developers/reference"
import { currentClient } from "@/lib/core/auth/server"
import { isLocale } from "@/lib/core/i18n/locales"
import { openApiHandler } from "@/lib/features/operations/handlers/openapi"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("developers")
  return { title: t("title") }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, { q, noun }] = await Promise.all([params, searchParams])
  if (isLocale(locale)) setRequestLocale(locale)
  const document = await openApiHandler.execute({ client: await currentClient() })
  return <Reference document={document} q={String(q ?? "")} noun={String(noun ?? "")} />
}
