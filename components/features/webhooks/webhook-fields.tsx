"use client"

import { useTranslations } from "next-intl"
import { TextField } from "@/components/form/text-field"
import { EventPicker } from "./event-picker"

export const webhookSchema = () => import("@/lib/features/webhooks/schema").then(({ webhookForm }) => webhookForm)

/** The fields of a webhook's form. */
export function WebhookFields() {
  const t = useTranslations("webhooks.form")
  return (
    <>
      <TextField
        required
        name="url"
        type="url"
        label={t("url")}
        help={t("urlHelp")}
        placeholder="https://"
        maxLength={1000}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField name="description" label={t("description")} help={t("descriptionHelp")} maxLength={200} />
      <EventPicker name="events" />
    </>
  )
}
