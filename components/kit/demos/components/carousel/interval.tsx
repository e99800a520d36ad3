"use client"

import { useTranslations } from "next-intl"
import { useSlides } from "@/components/kit/use-slides"
import { Swiper } from "@/components/ui/swiper"

export default function Interval() {
  const t = useTranslations("kit/carousel")
  return (
    <Swiper
      label={t("pictures", { demo: t("interval.title") })}
      slides={useSlides()}
      arrows
      pager="dots"
      loop
      seconds={3}
    />
  )
}
