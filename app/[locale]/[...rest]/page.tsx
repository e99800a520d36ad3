import { getTranslations, setRequestLocale } from "next-intl/server"
import { StaticNotice } from "@/components/features/misc/static-notice"
import { unknown } from "@/components/layout/record-page"

export const generateMetadata = async () => ({ title: (await getTranslations("misc"))("notFound.title") })

/** Matches all unknown URLs. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  return unknown(<StaticNotice of="notFound" />)
}
