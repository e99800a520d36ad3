"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { useAttempt } from "@/components/ui/use-attempt"
import { useUndoNotice } from "@/components/ui/use-undo-notice"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/knowledgebase/endpoints"
import type { KbArticle, NewKbArticle, NewKbCategory, SavedKbCategory } from "@/lib/features/knowledgebase/schema"
import { staleAfterWrite } from "./stale"
import type { Category } from "./use-kb"

type Changed<T> = Partial<T> & { id: number }
const updateArticle = (article: Changed<NewKbArticle>) => call(endpoints.updateKbArticle, { body: { article } })
const updateCategory = (category: Changed<NewKbCategory>) => call(endpoints.updateKbCategory, { body: { category } })
const deleteArticle = (id: number) => call(endpoints.deleteKbArticle, { query: { id } })
const deleteCategory = (id: number) => call(endpoints.deleteKbCategory, { query: { id } })

/** Actions on articles and categories. Each can be undone; errors are shown to the user. */
export function useKbActions() {
  const t = useTranslations("knowledgebase.done")
  const attempt = useAttempt(staleAfterWrite)
  const invalidate = useInvalidate()
  const canDelete = useAbility().can("delete", "Help")
  const showUndoNotice = useUndoNotice(staleAfterWrite, t("undone"))

  return {
    /** @throws CallError, which the form shows */
    async saveArticle(before: KbArticle | undefined, values: NewKbArticle): Promise<KbArticle> {
      const save = before
        ? updateArticle({ ...values, id: before.id })
        : callOnce(endpoints.addKbArticle, { body: { article: values } })
      const { article } = await save
      if (before) {
        const { id, categoryId, title, slug, content } = before
        void showUndoNotice(t("articleSaved", values), () => updateArticle({ id, categoryId, title, slug, content }))
      } else void showUndoNotice(t("articleAdded", values), canDelete && (() => deleteArticle(article.id)))
      await invalidate(staleAfterWrite)
      return article
    },

    removeArticle: ({ id, title }: Pick<KbArticle, "id" | "title">) =>
      attempt(async () => {
        await deleteArticle(id)
        void showUndoNotice(t("articleDeleted", { title }), () => call(endpoints.restoreKbArticle, { body: { id } }))
      }),

    /** @throws CallError, which the form shows */
    async saveCategory(before: Category | undefined, values: NewKbCategory): Promise<SavedKbCategory> {
      const save = before
        ? updateCategory({ ...values, id: before.id })
        : callOnce(endpoints.addKbCategory, { body: { category: values } })
      const { category } = await save
      if (before) {
        const { questions: _, ...rest } = before
        void showUndoNotice(t("categorySaved", values), () => updateCategory(rest))
      } else void showUndoNotice(t("categoryAdded", values), canDelete && (() => deleteCategory(category.id)))
      await invalidate(staleAfterWrite)
      return category
    },

    removeCategory: ({ id, title }: Pick<Category, "id" | "title">) =>
      attempt(async () => {
        await deleteCategory(id)
        void showUndoNotice(t("categoryDeleted", { title }), () => call(endpoints.restoreKbCategory, { body: { id } }))
      }),
  }
}
