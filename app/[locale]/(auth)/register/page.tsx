import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { Register } from "@/components/features/auth/register"
import { sendHomeIfSignedIn } from "@/components/features/auth/signed-in"
import { isLocale } from "@/lib/core/i18n/locales"
import { registrationFor } from "@/lib/features/auth/service/registration"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ invitation?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.register")
  return { title: t("heading") }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, { invitation }] = await Promise.all([params, searchParams])
  if (isLocale(locale)) setRequestLocale(locale)
  await sendHomeIfSignedIn(locale)
  return <Register registration={await registrationFor([invitation].flat()[0])} />
}
