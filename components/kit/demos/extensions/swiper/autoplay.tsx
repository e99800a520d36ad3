"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function AutoplayDemo() {
  const t = useTranslations("kit/swiper")
  return <Swiper label={t("autoplay.title")} slides={useCovers(5)} loop seconds={3} pager="dots" />
}
