import { setRequestLocale } from "next-intl/server"
import { KbCategory } from "@/components/features/knowledgebase/kb-category"
import { KbFrame } from "@/components/features/knowledgebase/kb-frame"
import { UnknownArticle } from "@/components/features/knowledgebase/unknown-article"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { categoryOf } from "../article-of"
import { KbData } from "../kb-data"

type Props = { params: Promise<{ locale: string; category: string }> }

const nameOf = async (params: Props["params"]) => decodeURIComponent((await params).category)

export const generateMetadata = recordMetadata("knowledgebase.unknownTitle", async ({ params }: Props) => {
  return (await categoryOf(await nameOf(params))).title
})

export default recordPage(UnknownArticle, async ({ params }: Props) => {
  setRequestLocale((await params).locale)
  const card = await categoryOf(await nameOf(params))
  return (
    <KbData>
      <KbFrame title={card.title}>
        <KbCategory name={card.category} />
      </KbFrame>
    </KbData>
  )
})
