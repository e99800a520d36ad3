import { setRequestLocale } from "next-intl/server"
import { toNewest } from "../invoice-of"

/** Without an id it is the newest. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  setRequestLocale(locale)
  return toNewest("preview", locale)
}
