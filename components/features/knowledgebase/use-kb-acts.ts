"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { useAttempt } from "@/components/ui/use-attempt"
import { useUndoNotice } from "@/components/ui/use-undo-notice"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type * as contract from "@/lib/features/knowledgebase/contract"
import type { KbArticle, NewKbArticle, NewKbCategory, SavedKbCategory } from "@/lib/features/knowledgebase/schema"
import { calls, showing } from "./calls"
import type { Category } from "./use-kb"

type Changed<T> = Partial<T> & { id: number }
const put = (article: Changed<NewKbArticle>) =>
  call<typeof contract.updateKbArticle>(calls.updateKbArticle, { body: { article } })
const putCategory = (category: Changed<NewKbCategory>) =>
  call<typeof contract.updateKbCategory>(calls.updateKbCategory, { body: { category } })
const drop = (id: number) => call<typeof contract.deleteKbArticle>(calls.deleteKbArticle, { query: { id } })
const dropCategory = (id: number) => call<typeof contract.deleteKbCategory>(calls.deleteKbCategory, { query: { id } })

/** What can be done to articles and categories. Each can be taken back; what fails is told and shown as it is. */
export function useKbActs() {
  const t = useTranslations("knowledgebase.done")
  const attempt = useAttempt(showing)
  const invalidate = useInvalidate()
  const mayDelete = useAbility().can("delete", "Help")
  const say = useUndoNotice(showing, t("undone"))

  return {
    /** @throws CallError, which the form shows */
    async saveArticle(before: KbArticle | undefined, values: NewKbArticle): Promise<KbArticle> {
      const save = before
        ? put({ ...values, id: before.id })
        : call<typeof contract.addKbArticle>(calls.addKbArticle, { body: { article: values } })
      const { article } = await save
      if (before) {
        const { id, categoryId, title, slug, content } = before
        void say(t("articleSaved", values), () => put({ id, categoryId, title, slug, content }))
      } else void say(t("articleAdded", values), mayDelete && (() => drop(article.id)))
      await invalidate(showing)
      return article
    },

    removeArticle: ({ id, title }: Pick<KbArticle, "id" | "title">) =>
      attempt(async () => {
        await drop(id)
        void say(t("articleDeleted", { title }), () =>
          call<typeof contract.restoreKbArticle>(calls.restoreKbArticle, { body: { id } }),
        )
      }),

    /** @throws CallError, which the form shows */
    async saveCategory(before: Category | undefined, values: NewKbCategory): Promise<SavedKbCategory> {
      const save = before
        ? putCategory({ ...values, id: before.id })
        : call<typeof contract.addKbCategory>(calls.addKbCategory, { body: { category: values } })
      const { category } = await save
      if (before) {
        const { questions: _, ...rest } = before
        void say(t("categorySaved", values), () => putCategory(rest))
      } else void say(t("categoryAdded", values), mayDelete && (() => dropCategory(category.id)))
      await invalidate(showing)
      return category
    },

    removeCategory: ({ id, title }: Pick<Category, "id" | "title">) =>
      attempt(async () => {
        await dropCategory(id)
        void say(t("categoryDeleted", { title }), () =>
          call<typeof contract.restoreKbCategory>(calls.restoreKbCategory, { body: { id } }),
        )
      }),
  }
}
