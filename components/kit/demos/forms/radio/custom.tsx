"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { RadioGroup } from "@/components/ui/radio-group"

const plans = ["market", "shop"] as const

export default function Custom() {
  const t = useTranslations("kit/radio")
  const name = useId()
  const [plan, setPlan] = useState<string>("market")
  return (
    <RadioGroup
      name={name}
      look="cards"
      legend={t("custom.legend")}
      value={plan}
      onChange={(event) => setPlan(event.target.value)}
      options={plans.map((value) => ({
        value,
        label: <span className="font-medium">{t(`custom.${value}`)}</span>,
        help: t(`custom.${value}Help`),
      }))}
    />
  )
}
