"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function Multiple() {
  const t = useTranslations("kit/swiper")
  return (
    <Swiper
      label={t("multiple.title")}
      slides={useCovers(8)}
      arrows
      pager="dots"
      slideClassName="basis-1/2 sm:basis-1/3"
    />
  )
}
