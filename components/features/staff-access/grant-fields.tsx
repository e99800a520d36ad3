"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { CheckboxField } from "@/components/form/checkbox-field"
import { ComboboxField } from "@/components/form/combobox-field"
import { DayField } from "@/components/form/day-field"
import { Field } from "@/components/form/field"
import { RadioField } from "@/components/form/radio-field"
import { SelectField } from "@/components/form/select-field"
import { Disclosure } from "@/components/ui/disclosure"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import type { Shop } from "@/lib/features/businesses/schema/businesses"
import * as endpoints from "@/lib/features/staff-access/endpoints"
import type { GrantFields as Values } from "@/lib/features/staff-access/schema"
import { dutiesInUse, staffRoles } from "@/lib/features/staff-access/values"
import { RoleDuties } from "./role-duties"

/** Who gets the grant. */
export function PersonField() {
  const t = useTranslations("staff-access")
  const { data } = useQuery(endpoints.listStaffPeople, { query: { perPage: maxPerPage } })
  const options = data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return <ComboboxField required name="person" label={t("fields.person")} help={t("help.person")} options={options} />
}

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

/** Exceptions from the role, duty by duty. */
function OverrideFields() {
  const t = useTranslations("staff-access")
  return (
    <Disclosure title={t("overrides.title")} className="rounded-control border border-line">
      <p className="mb-3">{t("overrides.text")}</p>
      <div className="space-y-3">
        {dutiesInUse.map((duty) => (
          <SelectField
            key={duty}
            name={`overrides.${duty}`}
            label={t(`duties.${duty}`)}
            options={(["", "yes", "no"] as const).map((value) => ({
              value,
              label: t(`overrides.${value || "asRole"}`),
            }))}
          />
        ))}
      </div>
    </Disclosure>
  )
}

/** What a grant permits, where and when. */
export function GrantFields({ shops }: { shops: Shop[] }) {
  const t = useTranslations("staff-access")
  const role = useWatch({ name: "role" }) as Values["role"]
  return (
    <>
      <SelectField
        name="role"
        label={t("fields.role")}
        options={staffRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <RoleDuties role={role} />
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
      <OverrideFields />
    </>
  )
}
