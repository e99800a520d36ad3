"use client"

import { useTranslations } from "next-intl"
import { Rating } from "@/components/ui/rating"

/** Without `onChange` the rating is an image and can show fractions of a star. */
export default function ReadOnly() {
  const t = useTranslations("kit/ratings")
  return <Rating label={t("read-only.label")} format={(value) => t("stars", { value, max: 5 })} value={3.7} />
}
