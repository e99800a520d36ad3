"use client"

import { FolderPlus, MessageCircleQuestionMark } from "lucide-react"
import { useTranslations } from "next-intl"
import { type ReactNode, useRef } from "react"
import { useAbility } from "@/components/layout/ability"
import { SearchBox } from "@/components/list/search-box"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { NoMatch } from "@/components/ui/no-match"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { CategoryNav } from "./category-nav"
import { CategorySection } from "./category-section"
import { useFaq } from "./use-faq"
import { useFaqActions } from "./use-faq-actions"

/** The questions of one category, or all matches of a search. */
export function Faq({ drawer }: { drawer: ReactNode }) {
  const t = useTranslations("faq")
  const faq = useFaq()
  const actions = useFaqActions(faq)
  const ability = useAbility()
  const mayAdd = ability.can("create", "Help")
  const input = useRef<HTMLInputElement>(null)
  const [, setQ] = useViewParam("q")
  const [categoryName, setCategory] = useViewParam("category")
  const [, setOpen] = useViewParam("open")
  const q = faq.shownFor
  // Hide empty categories from users who can't add questions.
  const categories = mayAdd ? faq.categories : faq.categories.filter(({ questions }) => questions.length > 0)
  const current = categories.find(({ name }) => name === categoryName) ?? categories[0]
  const shown = q ? categories : current ? [current] : []
  const hits = categories.reduce((sum, { questions }) => sum + questions.length, 0)

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox
          label={t("search")}
          value={q}
          input={input}
          onSearch={(text) => setQ(text || null, { replace: true })}
        />
        <output className="text-dense text-ink-muted">
          {q && faq.known && q === faq.q ? t("found", { count: hits }) : ""}
        </output>
        {mayAdd && (
          <Button variant="outline" icon={<FolderPlus />} className="ms-auto" onClick={() => setOpen("category:new")}>
            {t("addCategory")}
          </Button>
        )}
      </div>
      {!faq.known && !faq.error && <Skeleton className="h-80 w-full rounded-card" />}
      {!faq.known && faq.error && (
        <Card>
          <LoadFailed text={faq.error.message} onRetry={faq.retry} busy={faq.retrying} />
        </Card>
      )}
      {faq.known && categories.length === 0 && (
        <Card>
          {q ? (
            <NoMatch onClear={() => setQ(null)} />
          ) : (
            <EmptyState
              icon={<MessageCircleQuestionMark />}
              title={t("emptyTitle")}
              text={t(mayAdd ? "emptyAdd" : "emptyText")}
              action={mayAdd && <Button onClick={() => setOpen("category:new")}>{t("addCategory")}</Button>}
            />
          )}
        </Card>
      )}
      {shown.length > 0 && (
        <div
          className={
            q ? "grid grid-cols-1 gap-4" : "grid grid-cols-1 items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]"
          }
        >
          {!q && <CategoryNav categories={categories} current={current?.name} onChoose={(name) => setCategory(name)} />}
          {shown.map((category) => (
            <CategorySection key={category.id} category={category} q={q} actions={actions} onOpen={setOpen} />
          ))}
        </div>
      )}
      {drawer}
    </>
  )
}
