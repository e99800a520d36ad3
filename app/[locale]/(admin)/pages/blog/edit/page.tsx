import { setRequestLocale } from "next-intl/server"
import { toNewestEditable } from "../post-of"

/** Without a post it is the newest one may edit. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  setRequestLocale(locale)
  return toNewestEditable(locale)
}
