"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Combobox } from "@/components/ui/combobox"

const rights = ["read", "write", "export", "invite"] as const

/** `fixed` options stay selected, even when the rest is cleared. */
export default function Fixed() {
  const t = useTranslations("kit/select")
  const [given, setGiven] = useState<string[]>(["read", "export"])
  return (
    <FieldFrame label={t("fixed.label")}>
      {(control) => (
        <Combobox
          {...control}
          multiple
          clearable
          value={given}
          onChange={setGiven}
          options={rights.map((value) => ({ value, label: t(`fixed.${value}`), fixed: value === "read" }))}
        />
      )}
    </FieldFrame>
  )
}
