"use client"

import { useTimeZone, useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { RadioField } from "@/components/form/radio-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { useMutation } from "@/lib/core/client/use-mutation"
import { addDays, isoDayOf, wallOf } from "@/lib/core/time-zone"
import * as endpoints from "@/lib/features/api-keys/endpoints"
import type { ApiKeyScreenValues, NewApiKey } from "@/lib/features/api-keys/schema"
import { keyPeriods } from "@/lib/features/api-keys/values"
import { endOfDay } from "./expiry"
import { ScopesField } from "./scopes-field"

const schema = () => import("@/lib/features/api-keys/schema").then(({ apiKeyScreenForm }) => apiKeyScreenForm)

const initial: ApiKeyScreenValues = { name: "", access: "read", scopes: [], expiresAt: "90", day: "" }

/** When a key stops working; the chosen day is its last whole one. */
function expiryOf({ expiresAt, day }: ApiKeyScreenValues, zone: string): string | null {
  if (expiresAt === "never") return null
  if (expiresAt !== "day") return addDays(new Date(), Number(expiresAt)).toISOString()
  return endOfDay(day, zone)
}

function Access() {
  const t = useTranslations("api-keys.form")
  const access = useWatch({ name: "access" })
  return (
    <>
      <RadioField
        name="access"
        label={t("access")}
        look="cards"
        options={[
          { value: "read", label: t("readAll"), help: t("readAllHelp") },
          { value: "chosen", label: t("chosen"), help: t("chosenHelp") },
        ]}
      />
      {access === "chosen" && <ScopesField />}
    </>
  )
}

function Expiry({ zone }: { zone: string }) {
  const t = useTranslations("api-keys.form")
  const period = useWatch({ control: useFormContext().control, name: "expiresAt" })
  return (
    <>
      <SelectField
        name="expiresAt"
        label={t("expiry")}
        options={keyPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
      />
      {period === "day" && (
        <DayField required name="day" label={t("lastDay")} min={isoDayOf(wallOf(new Date(), zone))} />
      )}
      {period === "never" && <Alert tone="warning">{t("neverWarning")}</Alert>}
    </>
  )
}

interface Props {
  onCreated: (key: NewApiKey) => void
  onCancel: () => void
}

/** Name, rights and expiry of a new key. */
export function KeyForm({ onCreated, onCancel }: Props) {
  const t = useTranslations("api-keys.form")
  const zone = useTimeZone() ?? "UTC"
  const create = useMutation(endpoints.createApiKey, { invalidates: [endpoints.listApiKeys] })
  async function save(values: ApiKeyScreenValues) {
    const { name, access, scopes } = values
    onCreated(
      await create.run({
        body: { name, scopes: access === "read" ? ["read"] : scopes, expiresAt: expiryOf(values, zone) },
      }),
    )
  }
  return (
    <Form schema={schema} defaultValues={initial} onSubmit={save} submitLabel={t("submit")} onCancel={onCancel}>
      <TextField required name="name" label={t("name")} help={t("nameHelp")} maxLength={80} autoComplete="off" />
      <Access />
      <Expiry zone={zone} />
    </Form>
  )
}
