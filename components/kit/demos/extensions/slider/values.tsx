"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Slider } from "@/components/ui/slider"

export default function Values() {
  const t = useTranslations("kit/slider.values")
  const [one, setOne] = useState([40])
  const [two, setTwo] = useState([20, 70])
  const [three, setThree] = useState([10, 50, 80])
  return (
    <div className="space-y-4">
      <Slider labels={[t("one")]} values={one} onChange={setOne} />
      <Slider labels={[t("low"), t("high")]} values={two} onChange={setTwo} />
      <Slider labels={[t("first"), t("second"), t("third")]} values={three} onChange={setThree} />
      <p className="tabular text-dense text-ink-muted">
        {t("now", { one: one.join(), two: two.join(" – "), three: three.join(" – ") })}
      </p>
    </div>
  )
}
