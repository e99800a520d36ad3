"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { useAttempt } from "@/components/ui/use-attempt"
import { useUndoNotice } from "@/components/ui/use-undo-notice"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/faq/endpoints"
import type { FaqCategory, FaqQuestion, NewFaqCategory, NewFaqQuestion } from "@/lib/features/faq/schema"
import { staleAfterWrite } from "./stale"
import type { FaqState } from "./use-faq"

const put = (question: Partial<NewFaqQuestion> & { id: number }) =>
  call(endpoints.updateFaqQuestion, { body: { question } })
const putCategory = (category: Partial<NewFaqCategory> & { id: number }) =>
  call(endpoints.updateFaqCategory, { body: { category } })
const drop = (id: number) => call(endpoints.deleteFaqQuestion, { query: { id } })
const dropCategory = (id: number) => call(endpoints.deleteFaqCategory, { query: { id } })

/** What can be done to questions and their categories. Each can be taken back; what fails is told and shown as it is. */
export function useFaqActs({ foresee }: Pick<FaqState, "foresee">) {
  const t = useTranslations("faq.done")
  const attempt = useAttempt(staleAfterWrite)
  const invalidate = useInvalidate()
  const mayDelete = useAbility().can("delete", "Help")
  const say = useUndoNotice(staleAfterWrite, t("undone"))

  return {
    /** @throws CallError, which the form shows */
    async saveQuestion(before: FaqQuestion | undefined, values: NewFaqQuestion): Promise<void> {
      if (before) {
        await put({ ...values, id: before.id })
        void say(t("questionSaved"), () => put(before))
      } else {
        const { question } = await call(endpoints.addFaqQuestion, {
          body: { question: values },
        })
        void say(t("questionAdded"), mayDelete && (() => drop(question.id)))
      }
      await invalidate(staleAfterWrite)
    },

    removeQuestion(id: number) {
      foresee((categories) =>
        categories.map((one) => ({ ...one, questions: one.questions.filter((question) => question.id !== id) })),
      )
      return attempt(async () => {
        await drop(id)
        void say(t("questionDeleted"), () => call(endpoints.restoreFaqQuestion, { body: { id } }))
      })
    },

    /** @throws CallError, which the form shows */
    async saveCategory(before: FaqCategory | undefined, values: NewFaqCategory): Promise<string> {
      if (before) {
        await putCategory({ ...values, id: before.id })
        const { id, title, subtitle, icon } = before
        void say(t("categorySaved", values), () =>
          putCategory({ id, title, subtitle, icon: icon as NewFaqCategory["icon"] }),
        )
        await invalidate(staleAfterWrite)
        return before.name
      }
      const { category } = await call(endpoints.addFaqCategory, {
        body: { category: values },
      })
      void say(t("categoryAdded", values), mayDelete && (() => dropCategory(category.id)))
      await invalidate(staleAfterWrite)
      return category.name
    },

    removeCategory({ id, title, questions }: FaqCategory) {
      foresee((categories) => categories.filter((one) => one.id !== id))
      return attempt(async () => {
        await dropCategory(id)
        void say(t("categoryDeleted", { title, count: questions.length }), () =>
          call(endpoints.restoreFaqCategory, { body: { id } }),
        )
      })
    },
  }
}
export type FaqActs = ReturnType<typeof useFaqActs>
