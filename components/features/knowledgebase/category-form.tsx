"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import type { NewKbCategory } from "@/lib/features/knowledgebase/schema"
import { iconColors } from "@/lib/features/knowledgebase/values"
import { CoverField } from "./cover-field"
import { IconField } from "./icon-field"
import type { Category } from "./use-kb"

const schema = () => import("@/lib/features/knowledgebase/schema").then(({ kbCategoryForm }) => kbCategoryForm)

interface Props {
  /** Omitted for a new category. */
  category?: Category
  /** @throws CallError, which the form shows at its field */
  onSave: (values: NewKbCategory) => Promise<void>
}

/** Form for a category's title, slug and look. */
export default function CategoryForm({ category, onSave }: Props) {
  const t = useTranslations("knowledgebase")
  const values = {
    title: category?.title ?? "",
    desc: category?.desc ?? "",
    category: category?.category ?? "",
    icon: category?.icon ?? "BookOpen",
    iconColor: category?.iconColor ?? "brand",
    img: category?.img ?? "",
  }
  return (
    <Form schema={schema} defaultValues={values} onSubmit={onSave} submitLabel={t(category ? "form.save" : "form.add")}>
      <TextField required name="title" label={t("form.title")} maxLength={120} />
      <TextField name="desc" label={t("form.description")} maxLength={300} />
      <TextField name="category" label={t("form.address")} help={t("form.addressHelp")} maxLength={120} />
      <SelectField
        name="iconColor"
        label={t("form.color")}
        options={iconColors.map((value) => ({ value, label: t(`colors.${value}`) }))}
      />
      <IconField name="icon" label={t("form.icon")} />
      <CoverField name="img" label={t("form.picture")} />
    </Form>
  )
}
