import { setRequestLocale } from "next-intl/server"
import { KbArticle } from "@/components/features/knowledgebase/kb-article"
import { KbFrame } from "@/components/features/knowledgebase/kb-frame"
import { UnknownArticle } from "@/components/features/knowledgebase/unknown-article"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { addressOf } from "@/lib/core/client/address"
import { redirect } from "@/lib/core/i18n/redirect"
import * as knowledgebaseEndpoints from "@/lib/features/knowledgebase/endpoints"
import { articleOf } from "../../article-of"

type Props = { params: Promise<{ locale: string; category: string; question: string }> }

const found = async (params: Props["params"]) => articleOf(decodeURIComponent((await params).question))

export const generateMetadata = recordMetadata("knowledgebase.unknownTitle", async ({ params }: Props) => {
  return (await found(params)).article.title
})

export default recordPage(UnknownArticle, async ({ params }: Props) => {
  const { locale, category: name } = await params
  setRequestLocale(locale)
  const whole = await found(params)
  const { article, category } = whole
  const href = `/pages/knowledge-base/${category.category}`
  if (decodeURIComponent(name) !== category.category) redirect({ href: `${href}/${article.slug}`, locale })
  const crumbs = [{ label: category.title, href }]
  return (
    <PrefetchedData
      fallback={{ [addressOf(knowledgebaseEndpoints.getKbArticle, { query: { slug: article.slug } })]: whole }}
    >
      <KbFrame title={article.title} crumbs={crumbs}>
        <KbArticle slug={article.slug} />
      </KbFrame>
    </PrefetchedData>
  )
})
