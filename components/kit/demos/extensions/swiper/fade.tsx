"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function FadeEffect() {
  const t = useTranslations("kit/swiper")
  return <Swiper label={t("fade.title")} slides={useCovers(5)} loop arrows effect="fade" pager="dots" />
}
