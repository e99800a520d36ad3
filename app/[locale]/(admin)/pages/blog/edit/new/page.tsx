import { getTranslations, setRequestLocale } from "next-intl/server"
import { EditorScreen } from "@/components/features/blog/editor/editor-screen"
import { categoriesOf } from "../../categories-of"

export const generateMetadata = async () => ({ title: (await getTranslations("blog.form"))("add") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  return <EditorScreen categories={await categoriesOf()} />
}
