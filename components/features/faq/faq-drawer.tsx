"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useFaq } from "./use-faq"
import { useFaqActions } from "./use-faq-actions"

const QuestionForm = lazy(() => import("./question-form"))
const CategoryForm = lazy(() => import("./category-form"))

/** The drawers to add or edit a question or a category. The URL says which one is open (`open=question:3`). */
export function FaqDrawer() {
  const t = useTranslations("faq")
  const faq = useFaq()
  const actions = useFaqActions(faq)
  const ability = useAbility()
  const [open, setOpen] = useViewParam("open")
  const [categoryName, setCategory] = useViewParam("category")
  const [kind, which] = (open ?? "").split(":")
  const { categories } = faq
  const current = categories.find(({ name }) => name === categoryName) ?? categories[0]
  const questions = categories.flatMap(({ name, questions }) =>
    questions.map((question) => ({ ...question, category: name })),
  )
  const question = questions.find(({ id }) => String(id) === which)
  const category = categories.find(({ id }) => String(id) === which)
  const isAdding = which === "new"
  const canWrite = ability.can(isAdding ? "create" : "update", "Help")
  const showsQuestion = canWrite && kind === "question" && current !== undefined && (isAdding || question !== undefined)
  const showsCategory = canWrite && kind === "category" && (isAdding || category !== undefined)
  const close = () => setOpen(null, { replace: true })

  return (
    <>
      <Drawer
        open={showsQuestion}
        onClose={close}
        title={t(isAdding ? "addQuestion" : "editQuestion")}
        description={isAdding ? t("form.addQuestionText") : undefined}
      >
        <Suspense>
          {showsQuestion && (
            <QuestionForm
              key={which}
              question={question}
              category={current.name}
              categories={categories}
              onSave={async (values) => {
                await actions.saveQuestion(question, values)
                close()
                if (!faq.q) setCategory(values.category, { replace: true })
              }}
            />
          )}
        </Suspense>
      </Drawer>
      <Drawer
        open={showsCategory}
        onClose={close}
        title={t(isAdding ? "addCategory" : "editCategory")}
        description={isAdding ? t("form.addCategoryText") : undefined}
      >
        <Suspense>
          {showsCategory && (
            <CategoryForm
              key={which}
              category={category}
              onSave={async (values) => {
                const name = await actions.saveCategory(category, values)
                close()
                setCategory(name, { replace: true })
              }}
            />
          )}
        </Suspense>
      </Drawer>
    </>
  )
}
