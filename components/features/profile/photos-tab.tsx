"use client"

import { Trash2 } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { FileDrop } from "@/components/ui/file-drop"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { PictureButton } from "./picture-button"
import { usePhotos } from "./use-photos"

const kinds = "image/png,image/jpeg,image/webp,image/gif"
const maxBytes = 20_000_000

/** All of the user's photos, with an upload. */
export function PhotosTab() {
  const t = useTranslations("profile.photos")
  const format = useFormatter()
  const canEdit = useAbility().can("create", "Profile")
  const { page, error, isBusy, isGrowing, retry, more, add, remove } = usePhotos()
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={page && t("count", { count: page.total })} />
      <CardBody className="space-y-5">
        {canEdit && (
          <FileDrop multiple accept={kinds} maxBytes={maxBytes} help={t("help")} onFiles={(files) => void add(files)} />
        )}
        {error && <LoadFailed text={error.message} busy={isBusy} onRetry={retry} />}
        {!page && !error && <Skeleton className="h-64" />}
        {page?.total === 0 && <p className="text-center text-ink-muted text-sm">{t("empty")}</p>}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
          {page?.photos.map((photo, nth) => {
            const label = t("addedOn", { date: format.dateTime(new Date(photo.addedAt), { dateStyle: "medium" }) })
            return (
              <li key={photo.id} className="relative">
                <PictureButton src={photo.img} label={label} first={nth < 6} className="aspect-square rounded-card" />
                {canEdit && (
                  <span className="absolute end-1.5 top-1.5 rounded-control bg-card">
                    <Button
                      variant="ghost"
                      size="sm"
                      iconOnly
                      icon={<Trash2 />}
                      label={t("delete", { label })}
                      onClick={() => void remove(photo)}
                    />
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        {page && page.photos.length < page.total && (
          <div className="text-center">
            <Button variant="outline" busy={isGrowing} onClick={more}>
              {t("more")}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  )
}
