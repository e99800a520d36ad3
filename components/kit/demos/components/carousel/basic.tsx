"use client"

import { useTranslations } from "next-intl"
import { useSlides } from "@/components/kit/use-slides"
import { Swiper } from "@/components/ui/swiper"

export default function Basic() {
  const t = useTranslations("kit/carousel")
  return <Swiper label={t("pictures", { demo: t("basic.title") })} slides={useSlides()} arrows pager="dots" />
}
