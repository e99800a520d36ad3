"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { Slider } from "@/components/ui/slider"

export default function Scale() {
  const t = useTranslations("kit/slider.scale")
  const format = useFormatter()
  const [price, setPrice] = useState([200, 600])
  const [size, setSize] = useState([1])
  const money = (value: number) =>
    format.number(value, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
  const marks = [0, 125, 250, 375, 500, 625, 750, 875, 1000].map((value) => ({
    value,
    label: value % 250 === 0 ? money(value) : undefined,
  }))
  const sizes = [t("a6"), t("a5"), t("a4")]
  return (
    <div className="space-y-6">
      <Slider
        labels={[t("low"), t("high")]}
        values={price}
        onChange={setPrice}
        max={1000}
        step={25}
        format={money}
        marks={marks}
      />
      <Slider
        labels={[t("size")]}
        values={size}
        onChange={setSize}
        max={2}
        format={(value) => sizes[value] ?? ""}
        marks={sizes.map((label, value) => ({ value, label }))}
      />
    </div>
  )
}
