"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function Responsive() {
  const t = useTranslations("kit/swiper")
  return (
    <Swiper
      label={t("responsive.title")}
      slides={useCovers(8)}
      arrows
      pager="dots"
      slideClassName="basis-full sm:basis-1/2 lg:basis-1/3 2xl:basis-1/4"
    />
  )
}
