"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { ComboboxField } from "@/components/form/combobox-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { slugOf } from "@/lib/core/slug"
import type { BlogCategory } from "@/lib/features/blog/schema"
import type { BlogStatus } from "@/lib/features/blog/values"

interface Props {
  categories: BlogCategory[]
  statuses: readonly BlogStatus[]
}

/** The post's status, categories and slug. */
export function PublishingFields({ categories, statuses }: Props) {
  const t = useTranslations("blog")
  const [title, status] = useWatch({ name: ["blogTitle", "status"] }) as [string, BlogStatus]
  return (
    <>
      <SelectField
        name="status"
        label={t("form.status")}
        help={t(`form.statusHelp.${status}`)}
        options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      />
      <ComboboxField
        multiple
        name="blogCategories"
        label={t("form.categories")}
        placeholder={t("form.categoriesPlaceholder")}
        options={categories.map(({ value, label }) => ({ value, label }))}
      />
      <TextField
        name="slug"
        label={t("form.slug")}
        help={t("form.slugHelp")}
        placeholder={title ? slugOf(title, "post") : undefined}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  )
}
