"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function Depth() {
  const t = useTranslations("kit/swiper")
  return (
    <Swiper
      label={t("depth.title")}
      slides={useCovers(6)}
      loop
      align="center"
      effect="depth"
      pager="dots"
      slideClassName="basis-2/3"
    />
  )
}
