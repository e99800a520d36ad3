"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Combobox } from "@/components/ui/combobox"

const people = ["anna", "bruno", "chloe", "dario"] as const
const names = { anna: "Anna Weber", bruno: "Bruno Costa", chloe: "Chloé Martin", dario: "Dario Rossi" }

export default function Single() {
  const t = useTranslations("kit/select")
  const [person, setPerson] = useState("anna")
  return (
    <FieldFrame label={t("single.label")}>
      {(control) => (
        <Combobox
          {...control}
          value={person}
          onChange={setPerson}
          options={people.map((value) => ({
            value,
            label: names[value],
            description: t(`single.${value}`),
            avatar: { src: "" },
            disabled: value === "dario",
          }))}
        />
      )}
    </FieldFrame>
  )
}
