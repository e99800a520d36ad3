"use client"

import { useTranslations } from "next-intl"
import { useSlides } from "@/components/kit/use-slides"
import { Swiper } from "@/components/ui/swiper"

export default function Keyboard() {
  const t = useTranslations("kit/carousel")
  return (
    <Swiper
      label={t("pictures", { demo: t("keyboard.title") })}
      slides={useSlides()}
      arrows
      pager="dots"
      className="mx-auto max-w-xl"
    />
  )
}
