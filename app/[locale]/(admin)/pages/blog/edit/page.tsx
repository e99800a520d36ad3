import { setRequestLocale } from "next-intl/server"
import { toNewestEditable } from "../post-of"

/** Without an id, redirects to the newest post that the user can edit. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  setRequestLocale(locale)
  return toNewestEditable(locale)
}
