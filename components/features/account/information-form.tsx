"use client"

import { useTranslations } from "next-intl"
import { DayField } from "@/components/form/day-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { Fields, SettingsForm } from "./settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ infoForm }) => infoForm)

export function InformationForm({ info }: { info: AccountSetting["info"] }) {
  const t = useTranslations("account")
  return (
    <SettingsForm
      title={t("information.title")}
      schema={schema}
      defaultValues={{ ...info, dob: info.dob ?? "" }}
      save={(info) => call(endpoints.updateInfo, { body: { info } as never })}
    >
      <TextareaField name="bio" label={t("fields.bio")} rows={4} />
      <Fields>
        <DayField name="dob" label={t("fields.dob")} />
        <TextField name="country" label={t("fields.country")} autoComplete="country-name" />
        <TextField name="website" type="url" label={t("fields.website")} placeholder="https://" autoComplete="url" />
        <TextField name="phone" type="tel" label={t("fields.phone")} autoComplete="tel" />
      </Fields>
    </SettingsForm>
  )
}
