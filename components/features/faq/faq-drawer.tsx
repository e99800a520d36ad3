"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useFaq } from "./use-faq"
import { useFaqActs } from "./use-faq-acts"

const QuestionForm = lazy(() => import("./question-form"))
const CategoryForm = lazy(() => import("./category-form"))

/** The drawer of what is being added or changed; the address says what (`open=question:3`). */
export function FaqDrawer() {
  const t = useTranslations("faq")
  const faq = useFaq()
  const acts = useFaqActs(faq)
  const ability = useAbility()
  const [open, setOpen] = useViewParam("open")
  const [wanted, setCategory] = useViewParam("category")
  const [kind, which] = (open ?? "").split(":")
  const { categories } = faq
  const current = categories.find(({ name }) => name === wanted) ?? categories[0]
  const questions = categories.flatMap(({ name, questions: own }) => own.map((one) => ({ ...one, category: name })))
  const question = questions.find(({ id }) => String(id) === which)
  const category = categories.find(({ id }) => String(id) === which)
  const adds = which === "new"
  const may = ability.can(adds ? "create" : "update", "Help")
  const asksQuestion = may && kind === "question" && current !== undefined && (adds || question !== undefined)
  const asksCategory = may && kind === "category" && (adds || category !== undefined)
  const close = () => setOpen(null, { replace: true })

  return (
    <>
      <Drawer
        open={asksQuestion}
        onClose={close}
        title={t(adds ? "addQuestion" : "editQuestion")}
        description={adds ? t("form.addQuestionText") : undefined}
      >
        <Suspense>
          {asksQuestion && (
            <QuestionForm
              key={which}
              question={question}
              category={current.name}
              categories={categories}
              onSave={async (values) => {
                await acts.saveQuestion(question, values)
                close()
                if (!faq.q) setCategory(values.category, { replace: true })
              }}
            />
          )}
        </Suspense>
      </Drawer>
      <Drawer
        open={asksCategory}
        onClose={close}
        title={t(adds ? "addCategory" : "editCategory")}
        description={adds ? t("form.addCategoryText") : undefined}
      >
        <Suspense>
          {asksCategory && (
            <CategoryForm
              key={which}
              category={category}
              onSave={async (values) => {
                const name = await acts.saveCategory(category, values)
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
