"use client"

import { Pencil, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import { LoadFailed } from "@/components/ui/load-failed"
import { RelativeTime } from "@/components/ui/relative-time"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/knowledgebase/endpoints"
import { articleAddress, categoryAddress } from "./addresses"
import { ArticleText } from "./article-text"
import { useKbActions } from "./use-kb-actions"

const loadForm = () => import("./article-form")
const ArticleForm = lazy(loadForm)

/** An article and the others of its category; `open=edit` in the URL shows its form instead. */
export function KbArticle({ slug }: { slug: string }) {
  const t = useTranslations("knowledgebase")
  const { data, error, isValidating, mutate } = useQuery(endpoints.getKbArticle, { query: { slug } })
  const actions = useKbActions()
  const router = useRouter()
  const ability = useAbility()
  const [open, setOpen] = useViewParam("open")
  if (!data && error) return <LoadFailed text={error.message} onRetry={() => void mutate()} busy={isValidating} />
  if (!data) return <Skeleton className="h-80 w-full rounded-card" />
  const { article, category, related } = data
  const canEdit = ability.can("update", "Help")

  if (canEdit && open === "edit") {
    return (
      <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
        <ArticleForm
          article={article}
          categoryId={article.categoryId}
          onCancel={() => setOpen(null)}
          onSave={async (values) => {
            const saved = await actions.saveArticle(article, values)
            // If the category has changed, continue at the article's new address.
            router.replace(articleAddress(category.category, saved.slug))
          }}
        />
      </Suspense>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-5 py-3">
          <p className="text-dense text-ink-muted">
            {t("updated")} <RelativeTime at={article.lastUpdated} />
          </p>
          <div className="flex flex-wrap gap-2">
            {canEdit && (
              <Button
                variant="outline"
                size="sm"
                icon={<Pencil />}
                onClick={() => setOpen("edit")}
                onPointerEnter={loadForm}
                onFocus={loadForm}
              >
                {t("editArticle")}
              </Button>
            )}
            {ability.can("delete", "Help") && (
              <ActionButton
                variant="ghost"
                tone="danger"
                size="sm"
                icon={<Trash2 />}
                action={async () =>
                  (await actions.removeArticle(article)) && router.push(categoryAddress(category.category))
                }
              >
                {t("deleteArticle")}
              </ActionButton>
            )}
          </div>
        </div>
        <CardBody className="pt-5">
          <ArticleText content={article.content} />
        </CardBody>
      </Card>
      {related.length > 0 && (
        <Card>
          <CardHeader title={t("beside", { title: category.title })} />
          <ul className="pb-2">
            {related.map(({ id, question, slug: other }) => (
              <li key={id}>
                <Link
                  href={articleAddress(category.category, other)}
                  className="block px-5 py-2 text-ink-muted text-sm transition-colors duration-fast hover:bg-neutral-soft hover:text-ink focus-visible:-outline-offset-2"
                >
                  <bdi>{question}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
