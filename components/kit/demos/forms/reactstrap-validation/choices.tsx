"use client"

import { useTranslations } from "next-intl"
import { CheckedField } from "@/components/form/checked-field"
import { CheckedForm } from "@/components/form/checked-form"
import { Checkbox } from "@/components/ui/checkbox"
import { Select } from "@/components/ui/select"
import { Textarea } from "@/components/ui/textarea"
import { toast } from "@/components/ui/toast"

/** The browser can validate every control of the kit, because all of them are native. */
export default function Choices() {
  const t = useTranslations("kit/reactstrap-validation")
  const plans = (["market", "shop", "chain"] as const).map((value) => ({ value, label: t(`choices.${value}`) }))
  return (
    <CheckedForm submitLabel={t("send")} onSubmit={() => void toast.success(t("sent"))}>
      <CheckedField name="plan" label={t("choices.plan")} required>
        {(control) => <Select {...control} placeholder={t("choices.choose")} options={plans} />}
      </CheckedField>
      <CheckedField name="note" label={t("choices.note")} required minLength={10}>
        {(control) => <Textarea {...control} />}
      </CheckedField>
      <CheckedField bare name="terms" label={t("choices.terms")} required>
        {(control) => <Checkbox {...control} label={t("choices.terms")} />}
      </CheckedField>
    </CheckedForm>
  )
}
