import { getTranslations, setRequestLocale } from "next-intl/server"
import { OpenTillScreen } from "@/components/features/till-sessions/open-till-screen"
import { requireAbility } from "@/components/layout/guard"

export const generateMetadata = async () => ({ title: (await getTranslations("till-sessions"))("opening.title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["create", "TillSession"])
  return <OpenTillScreen />
}
