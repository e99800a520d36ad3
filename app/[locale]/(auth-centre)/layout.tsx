import "@/app/styles/outside.css"
import { setRequestLocale } from "next-intl/server"
import type { ReactNode } from "react"
import { AuthCentre } from "@/components/features/auth/auth-centre"
import { isLocale } from "@/lib/core/i18n/locales"

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function AuthCentreLayout({ children, params }: Props) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  return <AuthCentre>{children}</AuthCentre>
}
