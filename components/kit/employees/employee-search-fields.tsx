"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Input, type InputProps } from "@/components/ui/input"
import type { EmployeeSearch } from "./employee-search"

interface Props {
  search: EmployeeSearch
  onChange: (part: Partial<EmployeeSearch>) => void
}

/** The fields of the advanced search: four texts, a range of days, a salary. */
export function EmployeeSearchFields({ search, onChange }: Props) {
  const t = useTranslations("kit/datatables-advance")
  const input = (name: keyof EmployeeSearch, more: InputProps = {}) => ({
    ...more,
    value: search[name],
    autoComplete: "off",
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  })
  return (
    <div className="grid gap-4 px-5 pb-5 sm:grid-cols-2 xl:grid-cols-3">
      {(["name", "email", "post", "city"] as const).map((name) => (
        <FieldFrame key={name} label={t(`columns.${name}`)}>
          {(control) => <Input {...control} {...input(name)} />}
        </FieldFrame>
      ))}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-dense">{t("search.dates")}</legend>
        <div className="grid grid-cols-2 gap-2">
          <Input aria-label={t("search.from")} {...input("from", { type: "date", max: search.to || undefined })} />
          <Input aria-label={t("search.to")} {...input("to", { type: "date", min: search.from || undefined })} />
        </div>
      </fieldset>
      <FieldFrame label={t("columns.salary")}>
        {(control) => <Input {...control} {...input("salary", { inputMode: "decimal" })} />}
      </FieldFrame>
    </div>
  )
}
