"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { Slider } from "@/components/ui/slider"

export default function Tooltips() {
  const t = useTranslations("kit/slider.tooltips")
  const format = useFormatter()
  const [weight, setWeight] = useState([90])
  const [range, setRange] = useState([80, 160])
  const grams = (value: number) => format.number(value, { style: "unit", unit: "gram" })
  return (
    <div className="space-y-4">
      <Slider
        bubble="active"
        labels={[t("one")]}
        min={60}
        max={300}
        step={10}
        values={weight}
        format={grams}
        onChange={setWeight}
      />
      <Slider
        bubble="always"
        labels={[t("low"), t("high")]}
        min={60}
        max={300}
        step={10}
        values={range}
        format={grams}
        onChange={setRange}
      />
    </div>
  )
}
