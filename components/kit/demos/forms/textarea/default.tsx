"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Textarea } from "@/components/ui/textarea"

export default function Default() {
  const t = useTranslations("kit/textarea")
  return (
    <FieldFrame label={t("default.label")} help={t("default.help")}>
      {(control) => <Textarea {...control} placeholder={t("default.hint")} />}
    </FieldFrame>
  )
}
