"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { CheckboxField } from "@/components/form/checkbox-field"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Card, CardBody } from "@/components/ui/card"
import type { UserDetails } from "@/lib/features/users/schema"
import { contactOptions, genders } from "@/lib/features/users/values"
import { type DetailsProps, useSaveDetails } from "./use-save-details"

const schema = () => import("@/lib/features/users/schema").then(({ informationForm }) => informationForm)

const blankWhereUnset = ({ birthDate, gender, ...rest }: UserDetails) => ({
  birthDate: birthDate ?? "",
  gender: gender ?? "",
  mobile: rest.mobile,
  website: rest.website,
  language: rest.language,
  contactOptions: rest.contactOptions,
  addressLine1: rest.addressLine1,
  addressLine2: rest.addressLine2,
  postcode: rest.postcode,
  city: rest.city,
  state: rest.state,
  country: rest.country,
})

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-3 font-semibold text-base">{title}</legend>
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
  </fieldset>
)

/** Form for a user's personal details and address. */
export default function InformationForm({ profile }: DetailsProps) {
  const t = useTranslations("users")
  const { merge, save, defaultValues } = useSaveDetails(profile, blankWhereUnset)
  const address = ["addressLine1", "addressLine2", "postcode", "city", "state", "country"] as const
  return (
    <Card>
      <CardBody>
        <Form
          schema={schema}
          defaultValues={defaultValues}
          onSubmit={save}
          submitLabel={t("actions.save")}
          className="gap-7"
        >
          <MergeNotice
            merge={merge}
            describe={(name, value) => ({
              label: t(`fields.${name}`),
              text: name === "gender" || typeof value !== "string" ? undefined : value,
            })}
          />
          <Part title={t("edit.personal")}>
            <DayField name="birthDate" label={t("fields.birthDate")} />
            <TextField name="mobile" type="tel" label={t("fields.mobile")} />
            <TextField name="website" type="url" label={t("fields.website")} placeholder="https://" />
            <TextField name="language" label={t("fields.language")} />
            <SelectField
              name="gender"
              label={t("fields.gender")}
              placeholder={t("edit.choose")}
              options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
            />
            <fieldset className="min-w-0">
              <legend className="mb-1.5 font-medium text-dense">{t("fields.contactOptions")}</legend>
              <div className="flex min-h-control flex-wrap items-center gap-x-5">
                {contactOptions.map((option) => (
                  <CheckboxField
                    key={option}
                    name="contactOptions"
                    value={option}
                    label={t(`contactChoices.${option}`)}
                  />
                ))}
              </div>
            </fieldset>
          </Part>
          <Part title={t("fields.address")}>
            {address.map((part) => (
              <TextField key={part} name={part} label={t(`fields.${part}`)} />
            ))}
          </Part>
        </Form>
      </CardBody>
    </Card>
  )
}
