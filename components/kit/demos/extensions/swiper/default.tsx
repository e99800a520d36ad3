"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function Default() {
  const t = useTranslations("kit/swiper")
  return <Swiper label={t("default.title")} slides={useCovers(5)} />
}
