"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function Navigation() {
  const t = useTranslations("kit/swiper")
  return <Swiper label={t("navigation.title")} slides={useCovers(5)} arrows />
}
