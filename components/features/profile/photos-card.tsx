"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { TextLink } from "@/components/ui/text-link"
import { PictureButton } from "./picture-button"
import { hrefOf } from "./tabs"
import { useProfile } from "./use-profile"

/** The newest photos, with a link to all. */
export function PhotosCard() {
  const t = useTranslations("profile.photos")
  const { profile } = useProfile()
  if (!profile) return null
  return (
    <Card>
      <CardHeader title={t("latest")} actions={<TextLink href={hrefOf("photos")}>{t("all")}</TextLink>} />
      <CardBody>
        {profile.latestPhotos.length === 0 && <p className="text-ink-muted text-sm">{t("empty")}</p>}
        <ul className="grid grid-cols-3 gap-2">
          {profile.latestPhotos.map(({ img }, nth) => (
            <li key={img}>
              <PictureButton
                src={img}
                label={t("number", { number: nth + 1 })}
                className="aspect-square rounded-control"
              />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
