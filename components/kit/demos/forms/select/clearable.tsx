"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Combobox } from "@/components/ui/combobox"

const suppliers = ["Papeterie du Canal", "Feder & Tinte", "Casa do Papel"].map((name) => ({ value: name, label: name }))

export default function Clearable() {
  const t = useTranslations("kit/select")
  const [supplier, setSupplier] = useState("Feder & Tinte")
  return (
    <FieldFrame label={t("clearable.label")}>
      {(control) => (
        <Combobox
          {...control}
          clearable
          value={supplier}
          onChange={setSupplier}
          options={suppliers}
          placeholder={t("clearable.hint")}
        />
      )}
    </FieldFrame>
  )
}
