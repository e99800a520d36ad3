"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { Field, type FieldProps } from "@/components/form/field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useAbility } from "@/components/layout/ability"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { Category } from "@/lib/features/catalogue/schema/categories"
import { categories as departments, type Level, maxAge } from "@/lib/features/catalogue/values"
import { InheritedField } from "./inherited-field"
import { PercentField } from "./percent-field"
import { useDefaultTexts } from "./use-default-texts"
import { VatField } from "./vat-field"

/** Yes, no, or null for inherited. */
export function YesNoField({ name, label, help }: FieldProps) {
  const t = useTranslations("categories")
  const { field } = useController({ name })
  const options = [
    { value: "", label: t("notSet") },
    { value: "true", label: t("yes") },
    { value: "false", label: t("no") },
  ]
  return (
    <Field name={name} label={label} help={help}>
      {(control) => (
        <Select
          {...control}
          name={name}
          options={options}
          value={field.value === null || field.value === undefined ? "" : String(field.value)}
          onChange={({ target }) => field.onChange(target.value === "" ? null : target.value === "true")}
        />
      )}
    </Field>
  )
}

interface DefaultsProps {
  /** The effective defaults of the record above; undefined at the top of the tree. */
  above?: Category["effective"]
}

/** The defaults that a category hands down. */
export function DefaultFields({ above, margin = true }: DefaultsProps & { margin?: boolean }) {
  const t = useTranslations("categories.fields")
  const texts = useDefaultTexts()
  const seesCost = useAbility().can("read", "ProductCost")
  return (
    <>
      <InheritedField
        name="vatRates"
        label={t("vatRates")}
        inherited={above && texts.vatRates(above.vatRates)}
        none={{}}
      >
        <VatField name="vatRates" label={t("vatRates")} inherited={above?.vatRates ?? {}} />
      </InheritedField>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {margin && seesCost && (
          <InheritedField name="marginBps" label={t("marginBps")} inherited={above && texts.marginBps(above.marginBps)}>
            <PercentField name="marginBps" label={t("marginPercent")} />
          </InheritedField>
        )}
        <InheritedField name="ageLimit" label={t("ageLimit")} inherited={above && texts.ageLimit(above.ageLimit)}>
          <TextField name="ageLimit" type="number" min={0} max={maxAge} label={t("ageLimit")} />
        </InheritedField>
        <InheritedField
          name="isReturnable"
          label={t("isReturnable")}
          inherited={above && texts.isReturnable(above.isReturnable)}
        >
          <YesNoField name="isReturnable" label={t("isReturnable")} />
        </InheritedField>
      </div>
    </>
  )
}

/** The categories at the top of the tree; undefined until they are loaded. */
const useTopCategories = (isNeeded: boolean) => {
  const query = { level: "category", state: "active", perPage: maxPerPage } as const
  const { data, error, mutate } = useQuery(endpoints.listCategories, isNeeded ? { query } : null)
  return { tops: isNeeded ? data?.data : [], error: data ? undefined : error, retry: () => void mutate() }
}

interface Props {
  level: Level
  /** The chosen category of a subcategory. */
  parent: number | undefined
}

/** The fields of a category or subcategory. */
export function CategoryFields({ level, parent }: Props) {
  const t = useTranslations("categories")
  const shop = useTranslations("catalogue.categories")
  const { tops, error, retry } = useTopCategories(level === "subcategory")
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  // A select without its options would lose its value.
  if (!tops) return <SkeletonText lines={5} />
  const above = tops.find(({ id }) => id === parent)?.effective
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="name" label={t("fields.name")} maxLength={80} />
        {level === "subcategory" ? (
          <SelectField
            required
            name="parent"
            label={t("category")}
            options={[
              { value: "", label: t("choose") },
              ...tops.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        ) : (
          <SelectField
            name="department"
            label={t("fields.department")}
            help={t("departmentHelp")}
            options={[
              { value: "", label: t("notInShop") },
              ...departments.map((value) => ({ value, label: shop(value) })),
            ]}
          />
        )}
        <TextField name="position" type="number" min={0} max={10_000} label={t("fields.position")} />
      </div>
      <DefaultFields above={above} />
    </>
  )
}
