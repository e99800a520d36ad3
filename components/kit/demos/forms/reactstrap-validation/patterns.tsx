"use client"

import { useTranslations } from "next-intl"
import { CheckedField } from "@/components/form/checked-field"
import { CheckedForm } from "@/components/form/checked-form"
import { toast } from "@/components/ui/toast"

/** `pattern`, `minLength` and `step`; `wrong` is the message for a pattern mismatch. */
export default function Patterns() {
  const t = useTranslations("kit/reactstrap-validation")
  return (
    <CheckedForm submitLabel={t("send")} onSubmit={() => void toast.success(t("sent"))}>
      <CheckedField name="user" label={t("patterns.user")} minLength={4} maxLength={12} required autoComplete="off" />
      <CheckedField
        name="code"
        label={t("patterns.code")}
        pattern="[A-Z]{3}-[0-9]{4}"
        wrong={t("patterns.codeWrong")}
        placeholder="ABC-1234"
        required
        autoComplete="off"
      />
      <CheckedField name="day" type="date" min="2026-01-01" label={t("patterns.day")} required />
      <CheckedField
        name="weight"
        type="number"
        min={0.5}
        step={0.5}
        label={t("patterns.weight")}
        wrong={t("patterns.weightWrong")}
        required
      />
    </CheckedForm>
  )
}
