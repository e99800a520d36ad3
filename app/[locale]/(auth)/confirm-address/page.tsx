import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { AddressLink } from "@/components/features/auth/address-link"
import { currentClient } from "@/lib/core/auth/server"
import { isLocale } from "@/lib/core/i18n/locales"
import { checkAddressLinkHandler } from "@/lib/features/account/handlers/access"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.address")
  return { title: t("heading"), referrer: "no-referrer" }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, { token }] = await Promise.all([params, searchParams])
  if (isLocale(locale)) setRequestLocale(locale)
  const secret = typeof token === "string" && token.length <= 200 ? token : "none"
  const link = await checkAddressLinkHandler.execute({
    client: await currentClient(),
    query: { token: secret || "none" },
  })
  return <AddressLink page="confirm-address" token={secret} link={link} />
}
