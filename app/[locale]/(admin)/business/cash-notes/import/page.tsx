import { getTranslations, setRequestLocale } from "next-intl/server"
import { ImportScreen } from "@/components/features/till-sessions/import-screen"
import { requireAbility } from "@/components/layout/guard"

export const generateMetadata = async () => ({ title: (await getTranslations("till-sessions"))("import.title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["update", "TillSession"])
  return <ImportScreen />
}
