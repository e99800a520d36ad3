"use client"

import { useTranslations } from "next-intl"
import { useSlides } from "@/components/features/kit/use-slides"
import { SlideShow } from "@/components/ui/slide-show"

export default function Interval() {
  const t = useTranslations("kit/carousel")
  return <SlideShow label={t("pictures", { demo: t("interval.title") })} slides={useSlides()} seconds={3} />
}
