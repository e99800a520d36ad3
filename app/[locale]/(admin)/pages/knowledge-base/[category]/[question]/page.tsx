import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { KbArticle } from "@/components/features/knowledgebase/kb-article"
import { KbFrame } from "@/components/features/knowledgebase/kb-frame"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { addressOf } from "@/lib/core/client/address"
import { redirect } from "@/lib/core/i18n/navigation"
import * as knowledgebaseEndpoints from "@/lib/features/knowledgebase/endpoints"
import { articleOf } from "../../article-of"

type Props = { params: Promise<{ locale: string; category: string; question: string }> }

const found = async (params: Props["params"]) => articleOf(decodeURIComponent((await params).question))

export const generateMetadata = async ({ params }: Props) => ({
  title: (await found(params))?.article.title ?? (await getTranslations("knowledgebase"))("unknownTitle"),
})

export default async function Page({ params }: Props) {
  const { locale, category: name } = await params
  setRequestLocale(locale)
  const whole = await found(params)
  if (!whole) notFound()
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
}
