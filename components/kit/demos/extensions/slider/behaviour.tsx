"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Slider } from "@/components/ui/slider"

export default function Behaviour() {
  const t = useTranslations("kit/slider.behaviour")
  const [step, setStep] = useState([50])
  const [gap, setGap] = useState([30, 60])
  const [committed, setCommitted] = useState([20])
  const [sent, setSent] = useState(20)
  const [turned, setTurned] = useState([30])
  return (
    <div className="space-y-3 text-dense">
      <p>{t("step")}</p>
      <Slider labels={[t("step")]} values={step} onChange={setStep} step={25} />
      <p>{t("gap")}</p>
      <Slider labels={[t("low"), t("high")]} values={gap} onChange={setGap} gap={20} />
      <p>{t("commit", { value: sent })}</p>
      <Slider
        labels={[t("committed")]}
        values={committed}
        onChange={setCommitted}
        onCommit={([value]) => setSent(value ?? 0)}
      />
      <p>{t("inverted")}</p>
      <Slider labels={[t("inverted")]} values={turned} onChange={setTurned} inverted />
      <p>{t("disabled")}</p>
      <Slider labels={[t("disabled")]} values={[60]} disabled />
    </div>
  )
}
