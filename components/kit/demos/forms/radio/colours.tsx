"use client"

import { useTranslations } from "next-intl"
import { useId } from "react"
import { RadioGroup } from "@/components/ui/radio-group"

const tones = ["brand", "success", "warning", "danger", "info", "neutral"] as const

/** Each option can have a colour, shown when it is selected. */
export default function Colours() {
  const t = useTranslations("kit/radio")
  const name = useId()
  return (
    <RadioGroup
      name={name}
      legend={t("colours.legend")}
      look="row"
      defaultValue="success"
      options={tones.map((tone) => ({ value: tone, label: t(`colours.${tone}`), tone }))}
    />
  )
}
