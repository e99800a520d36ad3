"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useSlides } from "@/components/kit/use-slides"
import { ChoiceButtons } from "@/components/ui/choice-buttons"
import { Swiper } from "@/components/ui/swiper"

export default function Controlled() {
  const t = useTranslations("kit/carousel.controlled")
  const slides = useSlides()
  const [index, setIndex] = useState(0)
  return (
    <div className="space-y-4">
      <ChoiceButtons
        label={t("label")}
        size="sm"
        options={slides.map((_, at) => ({ value: String(at), label: String(at + 1) }))}
        value={[String(index)]}
        onChange={([at]) => setIndex(Number(at))}
      />
      <Swiper label={t("show")} slides={slides} arrows pager="dots" selected={index} onSelect={setIndex} />
    </div>
  )
}
