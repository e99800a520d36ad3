import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { KbCategory } from "@/components/features/knowledgebase/kb-category"
import { KbFrame } from "@/components/features/knowledgebase/kb-frame"
import { categoryOf } from "../article-of"
import { KbData } from "../kb-data"

type Props = { params: Promise<{ locale: string; category: string }> }

const nameOf = async (params: Props["params"]) => decodeURIComponent((await params).category)

export const generateMetadata = async ({ params }: Props) => ({
  title: (await categoryOf(await nameOf(params)))?.title ?? (await getTranslations("knowledgebase"))("unknownTitle"),
})

export default async function Page({ params }: Props) {
  setRequestLocale((await params).locale)
  const card = await categoryOf(await nameOf(params))
  if (!card) notFound()
  return (
    <KbData>
      <KbFrame title={card.title}>
        <KbCategory name={card.category} />
      </KbFrame>
    </KbData>
  )
}
