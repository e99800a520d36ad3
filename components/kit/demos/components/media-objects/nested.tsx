"use client"

import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { MediaObject } from "@/components/ui/media-object"

export default function Nested() {
  const t = useTranslations("kit/media-objects.nested")
  return (
    <MediaObject media={<Avatar name="Tiago Ferreira" size="md" />} title="Tiago Ferreira">
      <p>{t("question")}</p>
      <MediaObject media={<Avatar name="Marta Nowak" size="md" />} title="Marta Nowak">
        <p>{t("answer")}</p>
        <MediaObject media={<Avatar name="Tiago Ferreira" size="md" />} title="Tiago Ferreira">
          <p>{t("thanks")}</p>
        </MediaObject>
      </MediaObject>
    </MediaObject>
  )
}
