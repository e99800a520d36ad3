import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { Reset } from "@/components/features/auth/reset"
import { currentClient } from "@/lib/core/auth/server"
import { isLocale } from "@/lib/core/i18n/locales"
import { checkLinkHandler } from "@/lib/features/auth/handlers"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.reset")
  return { title: t("heading"), referrer: "no-referrer" }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, query, client] = await Promise.all([params, searchParams, currentClient()])
  if (isLocale(locale)) setRequestLocale(locale)
  const token = typeof query.token === "string" && query.token.length <= 200 ? query.token : ""
  const link = await checkLinkHandler.execute({ client, query: { token } })
  return <Reset link={link} query={query} />
}
