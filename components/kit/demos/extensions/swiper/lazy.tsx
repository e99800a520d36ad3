"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

/** A picture loads when its slide comes next, and stays loaded. */
export default function Lazy() {
  const t = useTranslations("kit/swiper.lazy")
  return <Swiper label={t("title")} slides={useCovers(8)} near={1} keep arrows pager="fraction" />
}
