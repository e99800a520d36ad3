"use client"

import { useTranslations } from "next-intl"
import { useSlides } from "@/components/features/kit/use-slides"
import { SlideShow } from "@/components/ui/slide-show"

export default function Keyboard() {
  const t = useTranslations("kit/carousel")
  return (
    <SlideShow label={t("pictures", { demo: t("keyboard.title") })} slides={useSlides()} className="mx-auto max-w-xl" />
  )
}
