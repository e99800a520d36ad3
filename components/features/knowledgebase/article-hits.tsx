"use client"

import { useTranslations } from "next-intl"
import { Card } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import { LoadFailed } from "@/components/ui/load-failed"
import { Marked } from "@/components/ui/marked"
import { NoMatch } from "@/components/ui/no-match"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/knowledgebase/endpoints"
import { articleAddress } from "./addresses"

/** Articles whose title or text matches the search. */
export function ArticleHits({ q, onClear }: { q: string; onClear: () => void }) {
  const t = useTranslations("knowledgebase")
  const { data, error, isValidating, mutate } = useQuery(endpoints.searchKbArticles, {
    query: { q },
  })
  if (!data && error) {
    return (
      <Card>
        <LoadFailed text={error.message} onRetry={() => void mutate()} busy={isValidating} />
      </Card>
    )
  }
  if (!data) return <Skeleton className="h-64 w-full rounded-card" />
  const { articles } = data
  return (
    <Card aria-label={t("articles")}>
      <output className="sr-only">{t("found", { count: articles.length })}</output>
      {articles.length === 0 && <NoMatch onClear={onClear} />}
      <ul className="divide-y divide-line">
        {articles.map(({ id, title, slug, category, excerpt }) => (
          <li key={id} className="relative px-5 py-4 transition-colors duration-fast hover:bg-neutral-soft">
            <p className="text-ink-faint text-xs">
              <bdi>{category.title}</bdi>
            </p>
            <h2 className="font-medium text-base">
              <Link href={articleAddress(category.category, slug)} className="after:absolute after:inset-0">
                <bdi>
                  <Marked text={title} q={q} />
                </bdi>
              </Link>
            </h2>
            <p className="mt-0.5 text-pretty text-ink-muted text-sm">
              <bdi>
                <Marked text={excerpt} q={q} />
              </bdi>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
