"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import type { FaqCategory, FaqQuestion, NewFaqQuestion } from "@/lib/features/faq/schema"

const schema = () => import("@/lib/features/faq/schema").then(({ faqQuestionForm }) => faqQuestionForm)

interface Props {
  /** Undefined for a new question. */
  question?: FaqQuestion
  /** The preselected category of a new question. */
  category: string
  categories: FaqCategory[]
  /** @throws CallError, which the form shows at its field */
  onSave: (values: NewFaqQuestion) => Promise<void>
}

/** The form for a question, its answer and its category. */
export default function QuestionForm({ question, category, categories, onSave }: Props) {
  const t = useTranslations("faq.form")
  const values = {
    category: question?.category ?? category,
    question: question?.question ?? "",
    ans: question?.ans ?? "",
  }
  return (
    <Form schema={schema} defaultValues={values} onSubmit={onSave} submitLabel={t(question ? "save" : "add")}>
      <TextField required name="question" label={t("question")} maxLength={300} />
      <TextareaField required name="ans" label={t("answer")} rows={8} maxLength={5000} />
      <SelectField
        name="category"
        label={t("category")}
        options={categories.map(({ name, title }) => ({ value: name, label: title }))}
      />
    </Form>
  )
}
