"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { CheckboxField } from "@/components/form/checkbox-field"
import { DayField } from "@/components/form/day-field"
import { Field } from "@/components/form/field"
import { RadioField } from "@/components/form/radio-field"
import { SelectField } from "@/components/form/select-field"
import type { Shop } from "@/lib/features/businesses/schema/businesses"
import type { GrantFields as Values } from "@/lib/features/staff-access/schema/grants"
import { staffRoles } from "@/lib/features/staff-access/values"
import { LimitFields } from "./limit-fields"
import { OverrideFields } from "./override-fields"
import { RoleDuties } from "./role-duties"
import { chosenLimits, chosenOverrides } from "./values"

/** The shops to choose from, unless the grant is for all of them. */
function ShopsField({ shops }: { shops: Shop[] }) {
  const t = useTranslations("staff-access")
  const where = useWatch({ name: "where" }) as Values["where"]
  if (where === "all") return null
  return (
    <Field bare name="shops" label={t("fields.shops")}>
      {() => (
        <fieldset className="space-y-2">
          <legend className="mb-1.5 text-ink text-sm">{t("fields.shops")}</legend>
          {shops.map(({ id, name }) => (
            <CheckboxField key={id} name="shops" value={String(id)} label={name} />
          ))}
        </fieldset>
      )}
    </Field>
  )
}

/** The fields of a grant: role, shops, days, limits and overrides. */
export function GrantFields({ shops, currency }: { shops: Shop[]; currency: string }) {
  const t = useTranslations("staff-access")
  const [role, overrides, limits] = useWatch({ name: ["role", "overrides", "limits"] }) as [
    Values["role"],
    Values["overrides"],
    Values["limits"],
  ]
  return (
    <>
      <SelectField
        name="role"
        label={t("fields.role")}
        options={staffRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <RoleDuties
        role={role}
        overrides={chosenOverrides(overrides)}
        limits={chosenLimits(limits)}
        currency={currency}
      />
      <RadioField
        name="where"
        label={t("fields.where")}
        options={(["all", "some"] as const).map((value) => ({ value, label: t(`where.${value}`) }))}
      />
      <ShopsField shops={shops} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <DayField name="from" label={t("fields.from")} help={t("help.from")} />
        <DayField name="until" label={t("fields.until")} help={t("help.until")} />
      </div>
      <LimitFields currency={currency} />
      <OverrideFields />
    </>
  )
}
