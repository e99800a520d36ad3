import { getTranslations, setRequestLocale } from "next-intl/server"
import { EditorScreen } from "@/components/features/catalogue/editor-screen"
import { requireAbility } from "@/components/layout/guard"

export const generateMetadata = async () => ({ title: (await getTranslations("catalogue"))("add") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["create", "Product"])
  return <EditorScreen />
}
