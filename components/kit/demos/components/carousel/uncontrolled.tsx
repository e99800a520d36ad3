"use client"

import { useTranslations } from "next-intl"
import { useSlides } from "@/components/kit/use-slides"
import { Swiper } from "@/components/ui/swiper"

export default function Uncontrolled() {
  const t = useTranslations("kit/carousel")
  return (
    <Swiper
      label={t("pictures", { demo: t("uncontrolled.title") })}
      slides={useSlides()}
      arrows
      pager="dots"
      loop
      startAt={2}
    />
  )
}
