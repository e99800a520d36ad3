"use client"

import { useTranslations } from "next-intl"
import { useFormState, useWatch } from "react-hook-form"
import { SelectField } from "@/components/form/select-field"
import { Disclosure } from "@/components/ui/disclosure"
import type { GrantFields as Values } from "@/lib/features/staff-access/schema/grants"
import { dutiesInUse, matrix } from "@/lib/features/staff-access/values"

const choices = ["", "yes", "no"] as const

/** Exceptions from the role, duty by duty, with the effect of each choice. */
export function OverrideFields() {
  const t = useTranslations("staff-access")
  const role = useWatch({ name: "role" }) as Values["role"]
  const overrides = useWatch({ name: "overrides" }) as Values["overrides"]
  const { errors } = useFormState({ name: "overrides" })
  const differing = dutiesInUse.filter((duty) => overrides[duty])
  const title = differing.length > 0 ? t("overrides.count", { count: differing.length }) : t("overrides.title")
  return (
    <Disclosure
      // An error inside must be seen.
      key={errors.overrides ? "failed" : ""}
      open={errors.overrides !== undefined || undefined}
      title={title}
      className="rounded-control border border-line"
    >
      <p className="mb-3">{t("overrides.text")}</p>
      <div className="space-y-3">
        {dutiesInUse.map((duty) => {
          const may = overrides[duty] ? overrides[duty] === "yes" : matrix[role][duty] !== undefined
          return (
            <SelectField
              key={duty}
              name={`overrides.${duty}`}
              label={t(`duties.${duty}`)}
              help={t(may ? `can.${duty}` : `cannot.${duty}`)}
              options={choices.map((value) => ({ value, label: t(`overrides.${value || "asRole"}`) }))}
            />
          )
        })}
      </div>
    </Disclosure>
  )
}
