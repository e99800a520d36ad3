"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Slider } from "@/components/ui/slider"

const tones = ["brand", "success", "info", "warning", "danger", "neutral"] as const

export default function Colours() {
  const t = useTranslations("kit/slider.colours")
  const [values, setValues] = useState([60])
  return (
    <div className="space-y-2">
      {tones.map((tone) => (
        <Slider key={tone} tone={tone} labels={[t(tone)]} values={values} onChange={setValues} />
      ))}
    </div>
  )
}
