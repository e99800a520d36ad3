"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { useAttempt } from "@/components/ui/use-attempt"
import { useUndoNotice } from "@/components/ui/use-undo-notice"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/knowledgebase/endpoints"
import type { KbArticle, NewKbArticle, NewKbCategory, SavedKbCategory } from "@/lib/features/knowledgebase/schema"
import { staleAfterWrite } from "./stale"
import type { Category } from "./use-kb"

type Changed<T> = Partial<T> & { id: number }
const put = (article: Changed<NewKbArticle>) => call(endpoints.updateKbArticle, { body: { article } })
const putCategory = (category: Changed<NewKbCategory>) => call(endpoints.updateKbCategory, { body: { category } })
const drop = (id: number) => call(endpoints.deleteKbArticle, { query: { id } })
const dropCategory = (id: number) => call(endpoints.deleteKbCategory, { query: { id } })

/** What can be done to articles and categories. Each can be taken back; what fails is told and shown as it is. */
export function useKbActs() {
  const t = useTranslations("knowledgebase.done")
  const attempt = useAttempt(staleAfterWrite)
  const invalidate = useInvalidate()
  const mayDelete = useAbility().can("delete", "Help")
  const say = useUndoNotice(staleAfterWrite, t("undone"))

  return {
    /** @throws CallError, which the form shows */
    async saveArticle(before: KbArticle | undefined, values: NewKbArticle): Promise<KbArticle> {
      const save = before
        ? put({ ...values, id: before.id })
        : call(endpoints.addKbArticle, { body: { article: values } })
      const { article } = await save
      if (before) {
        const { id, categoryId, title, slug, content } = before
        void say(t("articleSaved", values), () => put({ id, categoryId, title, slug, content }))
      } else void say(t("articleAdded", values), mayDelete && (() => drop(article.id)))
      await invalidate(staleAfterWrite)
      return article
    },

    removeArticle: ({ id, title }: Pick<KbArticle, "id" | "title">) =>
      attempt(async () => {
        await drop(id)
        void say(t("articleDeleted", { title }), () => call(endpoints.restoreKbArticle, { body: { id } }))
      }),

    /** @throws CallError, which the form shows */
    async saveCategory(before: Category | undefined, values: NewKbCategory): Promise<SavedKbCategory> {
      const save = before
        ? putCategory({ ...values, id: before.id })
        : call(endpoints.addKbCategory, { body: { category: values } })
      const { category } = await save
      if (before) {
        const { questions: _, ...rest } = before
        void say(t("categorySaved", values), () => putCategory(rest))
      } else void say(t("categoryAdded", values), mayDelete && (() => dropCategory(category.id)))
      await invalidate(staleAfterWrite)
      return category
    },

    removeCategory: ({ id, title }: Pick<Category, "id" | "title">) =>
      attempt(async () => {
        await dropCategory(id)
        void say(t("categoryDeleted", { title }), () => call(endpoints.restoreKbCategory, { body: { id } }))
      }),
  }
}
