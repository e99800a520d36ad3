"use client"

import { BookOpenText, FolderPlus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { useAbility } from "@/components/layout/ability"
import { SearchBox } from "@/components/list/search-box"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { ArticleHits } from "./article-hits"
import { CategoryCard } from "./category-card"
import { CategoryDrawer } from "./category-drawer"
import { CategoryMenu } from "./category-menu"
import { useKb } from "./use-kb"
import { useKbActions } from "./use-kb-actions"

/** All categories as cards, or the search results while there is a search. */
export function KbHome() {
  const t = useTranslations("knowledgebase")
  const kb = useKb()
  const actions = useKbActions()
  const canAdd = useAbility().can("create", "Help")
  const input = useRef<HTMLInputElement>(null)
  const [text, setQ] = useViewParam("q")
  const [, setOpen] = useViewParam("open")
  const q = text?.trim() ?? ""
  const add = () => setOpen("category:new")
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox
          label={t("search")}
          value={q}
          input={input}
          onSearch={(next) => setQ(next || null, { replace: true })}
        />
        {canAdd && (
          <Button variant="outline" icon={<FolderPlus />} className="ms-auto" onClick={add}>
            {t("addCategory")}
          </Button>
        )}
      </div>
      {q && <ArticleHits q={q} onClear={() => setQ(null)} />}
      {!q && !kb.known && !kb.error && <Skeleton className="h-80 w-full rounded-card" />}
      {!q && !kb.known && kb.error && (
        <Card>
          <LoadFailed text={kb.error.message} onRetry={kb.retry} busy={kb.retrying} />
        </Card>
      )}
      {!q && kb.known && kb.categories.length === 0 && (
        <Card>
          <EmptyState
            icon={<BookOpenText />}
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={canAdd && <Button onClick={add}>{t("addCategory")}</Button>}
          />
        </Card>
      )}
      {!q && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {kb.categories.map((category) => (
            <li key={category.id}>
              <CategoryCard
                category={category}
                menu={
                  <CategoryMenu
                    category={category}
                    onEdit={() => setOpen(`category:${category.id}`)}
                    onRemove={() => {
                      // The server rejects deleting a category with articles, so hiding it would only make it flicker.
                      if (category.questions.length === 0) kb.withoutCategory(category.id)
                      void actions.removeCategory(category)
                    }}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      <CategoryDrawer categories={kb.categories} />
    </>
  )
}
