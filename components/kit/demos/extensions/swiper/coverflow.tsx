"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function Coverflow() {
  const t = useTranslations("kit/swiper")
  return (
    <Swiper
      label={t("coverflow.title")}
      slides={useCovers(8)}
      loop
      align="center"
      effect="coverflow"
      pager="dots"
      slideClassName="basis-2/5"
    />
  )
}
