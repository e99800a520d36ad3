"use client"

import { useTranslations } from "next-intl"
import { ProductPicture } from "@/components/kit/product-picture"
import { MediaObject } from "@/components/ui/media-object"

export default function End() {
  const t = useTranslations("kit/media-objects.pen")
  return (
    <MediaObject level={3} side="end" media={<ProductPicture name="brass-fountain-pen" />} title={t("name")}>
      {t("text")}
    </MediaObject>
  )
}
