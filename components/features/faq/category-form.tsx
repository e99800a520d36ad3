"use client"

import { useTranslations } from "next-intl"
import { IconField } from "@/components/features/knowledgebase/icon-field"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import type { FaqCategory, NewFaqCategory } from "@/lib/features/faq/schema"
import type { HelpIcon } from "@/lib/features/faq/values"

const schema = () => import("@/lib/features/faq/schema").then(({ faqCategoryForm }) => faqCategoryForm)

interface Props {
  /** Undefined for a new category. */
  category?: FaqCategory
  /** @throws CallError, which the form shows at its field */
  onSave: (values: NewFaqCategory) => Promise<void>
}

/** The form for a category's title, subtitle and icon. */
export default function CategoryForm({ category, onSave }: Props) {
  const t = useTranslations("faq.form")
  const values = {
    title: category?.title ?? "",
    subtitle: category?.subtitle ?? "",
    icon: (category?.icon as HelpIcon | undefined) ?? "BookOpen",
  }
  return (
    <Form schema={schema} defaultValues={values} onSubmit={onSave} submitLabel={t(category ? "save" : "add")}>
      <TextField required name="title" label={t("title")} maxLength={120} />
      <TextField name="subtitle" label={t("subtitle")} maxLength={200} />
      <IconField name="icon" label={t("icon")} />
    </Form>
  )
}
