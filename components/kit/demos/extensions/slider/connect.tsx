"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Slider } from "@/components/ui/slider"

const parts = ["start", "end", "none"] as const

/** `connect` sets which part of the track is filled. */
export default function Connect() {
  const t = useTranslations("kit/slider.connect")
  const [one, setOne] = useState([40])
  const [two, setTwo] = useState([30, 70])
  return (
    <div className="space-y-2 text-dense">
      {parts.map((connect) => (
        <div key={connect}>
          <p>{t(connect)}</p>
          <Slider connect={connect} labels={[t(connect)]} values={one} onChange={setOne} />
        </div>
      ))}
      <p>{t("between")}</p>
      <Slider connect="between" labels={[t("low"), t("high")]} values={two} onChange={setTwo} />
    </div>
  )
}
