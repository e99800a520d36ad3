"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Combobox } from "@/components/ui/combobox"

const tags = ["new", "gift", "sale"] as const

/** The user can add options by typing them. */
export default function Creatable() {
  const t = useTranslations("kit/select")
  const [chosen, setChosen] = useState<string[]>(["gift"])
  return (
    <FieldFrame label={t("creatable.label")} help={t("creatable.help")}>
      {(control) => (
        <Combobox
          {...control}
          multiple
          value={chosen}
          onChange={setChosen}
          toAdd={(text) => text.trim() || undefined}
          options={tags.map((value) => ({ value, label: t(`creatable.${value}`) }))}
        />
      )}
    </FieldFrame>
  )
}
