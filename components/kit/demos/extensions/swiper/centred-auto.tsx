"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function CentredAuto() {
  const t = useTranslations("kit/swiper")
  return (
    <Swiper
      label={t("centred-auto.title")}
      slides={useCovers(8)}
      align="center"
      pager="fraction"
      slideClassName="basis-2/5"
    />
  )
}
