"use client"

import { useTranslations } from "next-intl"
import { CheckedField } from "@/components/form/checked-field"
import { CheckedForm } from "@/components/form/checked-form"
import { toast } from "@/components/ui/toast"

/** The HTML attributes `required`, `type`, `min` and `max`. */
export default function Types() {
  const t = useTranslations("kit/reactstrap-validation")
  return (
    <CheckedForm submitLabel={t("send")} onSubmit={() => void toast.success(t("sent"))}>
      <CheckedField name="customer" label={t("types.name")} required autoComplete="off" />
      <CheckedField name="email" type="email" label={t("types.email")} required autoComplete="off" />
      <CheckedField name="site" type="url" label={t("types.site")} help={t("types.siteHelp")} autoComplete="off" />
      <CheckedField name="copies" type="number" min={1} max={50} label={t("types.copies")} required />
    </CheckedForm>
  )
}
