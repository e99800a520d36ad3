"use client"

import { ChevronRight, FileText, PenLine } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Card, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { Link } from "@/components/ui/link"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useRouter } from "@/lib/core/i18n/navigation"
import { articleAddress, base, categoryAddress } from "./addresses"
import { CategoryDrawer } from "./category-drawer"
import { CategoryMenu } from "./category-menu"
import { KbNav } from "./kb-nav"
import { UnknownArticle } from "./unknown-article"
import { useKb } from "./use-kb"
import { useKbActions } from "./use-kb-actions"

const loadForm = () => import("./article-form")
const ArticleForm = lazy(loadForm)

/** A category's articles; `open=article` in the URL shows the form for a new one. */
export function KbCategory({ name }: { name: string }) {
  const t = useTranslations("knowledgebase")
  const { categories, known, error, retry, retrying } = useKb()
  const actions = useKbActions()
  const router = useRouter()
  const canAdd = useAbility().can("create", "Help")
  const [open, setOpen] = useViewParam("open")
  const [leaving, setLeaving] = useState(false)
  const category = categories.find((one) => one.category === name)
  if (!category) {
    if (known && !leaving) return <UnknownArticle />
    if (!known && error) return <LoadFailed text={error.message} onRetry={retry} busy={retrying} />
    return <Skeleton className="h-80 w-full rounded-card" />
  }
  const { id, title, desc, questions } = category
  const write = (
    <Button icon={<PenLine />} onClick={() => setOpen("article")} onPointerEnter={loadForm} onFocus={loadForm}>
      {t("addArticle")}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <KbNav categories={categories} current={id} />
      {canAdd && open === "article" ? (
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <ArticleForm
            categoryId={id}
            onCancel={() => setOpen(null)}
            onSave={async (values) => {
              const saved = await actions.saveArticle(undefined, values)
              const place = categories.find((one) => one.id === saved.categoryId) ?? category
              router.push(articleAddress(place.category, saved.slug))
            }}
          />
        </Suspense>
      ) : (
        <Card>
          <CardHeader
            title={t("articles")}
            subtitle={desc && <span dir="auto">{desc}</span>}
            actions={
              <>
                {canAdd && write}
                <CategoryMenu
                  category={category}
                  onEdit={() => setOpen(`category:${id}`)}
                  onRemove={async () => {
                    setLeaving(true)
                    if (await actions.removeCategory(category)) router.push(base)
                    else setLeaving(false)
                  }}
                />
              </>
            }
          />
          {questions.length === 0 && (
            <EmptyState
              icon={<FileText />}
              title={t("emptyCategoryTitle")}
              text={t("emptyCategoryText")}
              action={canAdd && write}
            />
          )}
          <ul aria-label={title} className="divide-y divide-line border-line border-t">
            {questions.map(({ id: number, question, slug }) => (
              <li key={number}>
                <Link
                  href={articleAddress(name, slug)}
                  className="flex min-h-11 items-center gap-3 px-5 py-3 text-sm transition-colors duration-fast hover:bg-neutral-soft focus-visible:-outline-offset-2"
                >
                  <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
                  <span className="min-w-0 flex-1">
                    <bdi>{question}</bdi>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint rtl:-scale-x-100" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <CategoryDrawer
        categories={categories}
        onSaved={(saved) => saved.category !== name && router.replace(categoryAddress(saved.category))}
      />
    </div>
  )
}
