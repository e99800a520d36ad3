import "@/app/styles/outside.css"
import { setRequestLocale } from "next-intl/server"
import type { ReactNode } from "react"
import { AuthFrame } from "@/components/features/auth/auth-frame"
import { isLocale } from "@/lib/core/i18n/locales"

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function AuthLayout({ children, params }: Props) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  return <AuthFrame>{children}</AuthFrame>
}
