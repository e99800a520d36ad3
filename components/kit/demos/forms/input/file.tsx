"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { FileInput } from "@/components/ui/file-input"

export default function File() {
  const t = useTranslations("kit/input")
  return (
    <div className="space-y-4">
      <FieldFrame label={t("file.one")}>{(control) => <FileInput {...control} />}</FieldFrame>
      <FieldFrame label={t("file.several")} help={t("file.help")}>
        {(control) => <FileInput {...control} multiple accept="image/*" />}
      </FieldFrame>
    </div>
  )
}
