"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { useAttempt } from "@/components/ui/use-attempt"
import { useUndoNotice } from "@/components/ui/use-undo-notice"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/faq/endpoints"
import type { FaqCategory, FaqQuestion, NewFaqCategory, NewFaqQuestion } from "@/lib/features/faq/schema"
import { staleAfterWrite } from "./stale"
import type { FaqState } from "./use-faq"

const updateQuestion = (question: Partial<NewFaqQuestion> & { id: number }) =>
  call(endpoints.updateFaqQuestion, { body: { question } })
const updateCategory = (category: Partial<NewFaqCategory> & { id: number }) =>
  call(endpoints.updateFaqCategory, { body: { category } })
const deleteQuestion = (id: number) => call(endpoints.deleteFaqQuestion, { query: { id } })
const deleteCategory = (id: number) => call(endpoints.deleteFaqCategory, { query: { id } })

/** Actions on questions and categories. Each can be undone, and failures are shown with a message. */
export function useFaqActions({ showOptimistically }: Pick<FaqState, "showOptimistically">) {
  const t = useTranslations("faq.done")
  const attempt = useAttempt(staleAfterWrite)
  const invalidate = useInvalidate()
  const mayDelete = useAbility().can("delete", "Help")
  const showUndo = useUndoNotice(staleAfterWrite, t("undone"))

  return {
    /** @throws CallError, which the form shows */
    async saveQuestion(before: FaqQuestion | undefined, values: NewFaqQuestion): Promise<void> {
      if (before) {
        await updateQuestion({ ...values, id: before.id })
        void showUndo(t("questionSaved"), () => updateQuestion(before))
      } else {
        const { question } = await callOnce(endpoints.addFaqQuestion, {
          body: { question: values },
        })
        void showUndo(t("questionAdded"), mayDelete && (() => deleteQuestion(question.id)))
      }
      await invalidate(staleAfterWrite)
    },

    removeQuestion(id: number) {
      showOptimistically((categories) =>
        categories.map((category) => ({
          ...category,
          questions: category.questions.filter((question) => question.id !== id),
        })),
      )
      return attempt(async () => {
        await deleteQuestion(id)
        void showUndo(t("questionDeleted"), () => call(endpoints.restoreFaqQuestion, { body: { id } }))
      })
    },

    /** @throws CallError, which the form shows */
    async saveCategory(before: FaqCategory | undefined, values: NewFaqCategory): Promise<string> {
      if (before) {
        await updateCategory({ ...values, id: before.id })
        const { id, title, subtitle, icon } = before
        void showUndo(t("categorySaved", values), () =>
          updateCategory({ id, title, subtitle, icon: icon as NewFaqCategory["icon"] }),
        )
        await invalidate(staleAfterWrite)
        return before.name
      }
      const { category } = await callOnce(endpoints.addFaqCategory, {
        body: { category: values },
      })
      void showUndo(t("categoryAdded", values), mayDelete && (() => deleteCategory(category.id)))
      await invalidate(staleAfterWrite)
      return category.name
    },

    removeCategory({ id, title, questions }: FaqCategory) {
      showOptimistically((categories) => categories.filter((category) => category.id !== id))
      return attempt(async () => {
        await deleteCategory(id)
        void showUndo(t("categoryDeleted", { title, count: questions.length }), () =>
          call(endpoints.restoreFaqCategory, { body: { id } }),
        )
      })
    },
  }
}
export type FaqActions = ReturnType<typeof useFaqActions>
