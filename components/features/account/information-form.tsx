"use client"

import { useTranslations } from "next-intl"
import { DayField } from "@/components/form/day-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { MergedSettingsForm } from "./merged-settings-form"
import { Fields } from "./settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ infoForm }) => infoForm)

export function InformationForm({ setting }: { setting: AccountSetting }) {
  const t = useTranslations("account")
  return (
    <MergedSettingsForm
      title={t("information.title")}
      schema={schema}
      loaded={setting}
      pick={({ info }) => ({ ...info, dob: info.dob ?? "" })}
      send={(info, version) => call(endpoints.updateInfo, { body: { info, version } as never })}
      describe={(name, value) => ({ label: t(`fields.${name}`), text: String(value) })}
    >
      <TextareaField name="bio" label={t("fields.bio")} rows={4} />
      <Fields>
        <DayField name="dob" label={t("fields.dob")} />
        <TextField name="country" label={t("fields.country")} autoComplete="country-name" />
        <TextField name="website" type="url" label={t("fields.website")} placeholder="https://" autoComplete="url" />
        <TextField name="phone" type="tel" label={t("fields.phone")} autoComplete="tel" />
      </Fields>
    </MergedSettingsForm>
  )
}
