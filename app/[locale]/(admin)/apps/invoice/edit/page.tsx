import { setRequestLocale } from "next-intl/server"
import { toNewest } from "../invoice-of"

/** Without an id, redirects to the newest invoice. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  setRequestLocale(locale)
  return toNewest("edit", locale)
}
