"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Slider } from "@/components/ui/slider"

/** The track goes from 0 to 100, the thumbs only from 20 to 80. */
export default function Limits() {
  const t = useTranslations("kit/slider.limits")
  const [one, setOne] = useState([50])
  const [two, setTwo] = useState([30, 60])
  const limits = [20, 80] as const
  return (
    <div className="space-y-3">
      <Slider limits={limits} labels={[t("one")]} values={one} onChange={setOne} bubble="active" />
      <Slider limits={limits} labels={[t("low"), t("high")]} values={two} onChange={setTwo} bubble="active" />
    </div>
  )
}
