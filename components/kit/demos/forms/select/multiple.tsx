"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Combobox } from "@/components/ui/combobox"

const days = ["mon", "tue", "wed", "thu", "fri", "sat"] as const

export default function Multiple() {
  const t = useTranslations("kit/select")
  const [open, setOpen] = useState<string[]>(["tue", "wed"])
  return (
    <FieldFrame label={t("multiple.label")} help={t("multiple.help", { count: open.length })}>
      {(control) => (
        <Combobox
          {...control}
          multiple
          value={open}
          onChange={setOpen}
          placeholder={t("multiple.hint")}
          options={days.map((value) => ({ value, label: t(`multiple.${value}`) }))}
        />
      )}
    </FieldFrame>
  )
}
