"use client"

import { useTranslations } from "next-intl"
import { ProductPicture } from "@/components/kit/product-picture"
import { MediaObject } from "@/components/ui/media-object"

export default function Start() {
  const t = useTranslations("kit/media-objects.cup")
  return (
    <MediaObject level={3} media={<ProductPicture name="espresso-cup" />} title={t("name")}>
      {t("text")}
    </MediaObject>
  )
}
