import { setRequestLocale } from "next-intl/server"
import { toNewest } from "../post-of"

/** Without an id, redirects to the newest post. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  setRequestLocale(locale)
  return toNewest(locale)
}
