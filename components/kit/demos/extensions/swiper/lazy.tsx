"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

/** A picture is fetched when its slide is the next one, and stays. */
export default function Lazy() {
  const t = useTranslations("kit/swiper.lazy")
  return <Swiper label={t("title")} slides={useCovers(8)} near={1} keep arrows pager="fraction" />
}
