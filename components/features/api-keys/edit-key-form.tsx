"use client"

import { useFormatter, useTimeZone, useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { TextField } from "@/components/form/text-field"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { Alert } from "@/components/ui/alert"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { isoDayOf, wallOf } from "@/lib/core/time-zone"
import * as endpoints from "@/lib/features/api-keys/endpoints"
import type { ApiKey, ApiKeyEditValues } from "@/lib/features/api-keys/schema"
import { scopes as allScopes } from "@/lib/features/api-keys/values"
import { endOfDay, lastDayOf } from "./expiry"
import { ScopesField } from "./scopes-field"
import { scopesText } from "./scopes-text"

const schema = () => import("@/lib/features/api-keys/schema").then(({ apiKeyEditForm }) => apiKeyEditForm)

const recordOf = ({ version, name, scopes, expiresAt }: ApiKey, zone: string) => ({
  version,
  values: { name, scopes: allScopes.filter((scope) => scopes.includes(scope)), expiresAt: lastDayOf(expiresAt, zone) },
})

function LastDay({ zone }: { zone: string }) {
  const t = useTranslations("api-keys.form")
  const day = useWatch({ control: useFormContext().control, name: "expiresAt" })
  return (
    <>
      <DayField
        name="expiresAt"
        label={t("lastDay")}
        help={t("lastDayHelp")}
        min={isoDayOf(wallOf(new Date(), zone))}
      />
      {day === "" && <Alert tone="warning">{t("neverWarning")}</Alert>}
    </>
  )
}

interface Props {
  /** The key as the list has it now. */
  apiKey: ApiKey
  /** Loads the list again. @returns the key, if it is still there */
  reload: () => Promise<ApiKey | undefined>
  onSaved: () => void
}

/** Renames a key, takes scopes from it and moves its expiry, while it may also be edited in another tab. */
export default function EditKeyForm({ apiKey, reload, onSaved }: Props) {
  const t = useTranslations("api-keys")
  const format = useFormatter()
  const zone = useTimeZone() ?? "UTC"
  const { run } = useMutation(endpoints.updateApiKey, { invalidates: [endpoints.listApiKeys] })
  const merge = useRecordMerge<ApiKeyEditValues>({
    latest: recordOf(apiKey, zone),
    reload: async () => {
      const key = await reload()
      return key && recordOf(key, zone)
    },
  })
  async function send({ expiresAt: day, ...changes }: Partial<ApiKeyEditValues>, version: number) {
    const expiresAt = day === undefined ? {} : { expiresAt: day === "" ? null : endOfDay(day, zone) }
    const { name } = await run({ params: { id: apiKey.id }, body: { ...changes, ...expiresAt, version } })
    void toast.success(t("changed", { name }))
  }
  function describe(name: keyof ApiKeyEditValues, value: unknown) {
    if (name === "name") return { label: t("form.name"), text: String(value) }
    if (name === "scopes") return { label: t("form.areas"), text: scopesText(value as ApiKey["scopes"], t, format) }
    const day = (text: string) =>
      format.dateTime(new Date(`${text}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" })
    return { label: t("form.lastDay"), text: value ? day(String(value)) : t("neverExpires") }
  }
  return (
    <Form
      schema={schema}
      defaultValues={recordOf(apiKey, zone).values}
      submitLabel={t("form.save")}
      onSubmit={async (values, form) => {
        const problems = await merge.save(form, values, (changes, { version }) => send(changes, version))
        if (!problems) onSaved()
        return problems
      }}
    >
      <MergeNotice merge={merge} describe={describe} />
      <TextField
        required
        name="name"
        label={t("form.name")}
        help={t("form.nameHelp")}
        maxLength={80}
        autoComplete="off"
      />
      <ScopesField within={apiKey.scopes} />
      <LastDay zone={zone} />
    </Form>
  )
}
