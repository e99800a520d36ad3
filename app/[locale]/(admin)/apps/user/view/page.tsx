import { setRequestLocale } from "next-intl/server"
import { requirePrincipal } from "@/components/layout/guard"
import { redirect } from "@/lib/core/i18n/redirect"

/** Without an id, redirects to the signed-in user. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  setRequestLocale(locale)
  const { userId } = await requirePrincipal()
  return redirect({ href: `/apps/user/view/${userId}`, locale })
}
