"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { CopyButton } from "@/components/ui/copy-button"
import { Input } from "@/components/ui/input"

export default function Inside() {
  const t = useTranslations("kit/clipboard.inside")
  const number = "DE02 1203 0000 0000 2020 51"
  return (
    <FieldFrame label={t("label")}>
      {(control) => (
        <Input
          {...control}
          readOnly
          value={number}
          end={<CopyButton text={number} label={t("copy")} done={t("done")} failed={t("failed")} />}
        />
      )}
    </FieldFrame>
  )
}
