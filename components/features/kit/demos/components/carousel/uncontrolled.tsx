"use client"

import { useTranslations } from "next-intl"
import { useSlides } from "@/components/features/kit/use-slides"
import { SlideShow } from "@/components/ui/slide-show"

export default function Uncontrolled() {
  const t = useTranslations("kit/carousel")
  return <SlideShow label={t("pictures", { demo: t("uncontrolled.title") })} slides={useSlides()} loop startAt={2} />
}
