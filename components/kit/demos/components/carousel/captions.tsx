"use client"

import { useTranslations } from "next-intl"
import { useSlides } from "@/components/kit/use-slides"
import { Swiper } from "@/components/ui/swiper"

export default function Captions() {
  const t = useTranslations("kit/carousel")
  return (
    <Swiper label={t("pictures", { demo: t("captions.title") })} slides={useSlides(true)} arrows pager="dots" loop />
  )
}
