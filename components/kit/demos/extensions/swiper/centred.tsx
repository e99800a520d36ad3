"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function Centred() {
  const t = useTranslations("kit/swiper")
  return (
    <Swiper label={t("centred.title")} slides={useCovers(5)} loop arrows align="center" slideClassName="basis-3/4" />
  )
}
