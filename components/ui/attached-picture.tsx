"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { InnerButton } from "./inner-button"
import type { ChosenPicture } from "./use-picture"

/** Preview of the picture attached to a message. */
export function AttachedPicture({ picture, onRemove }: { picture: ChosenPicture; onRemove: () => void }) {
  const t = useTranslations("ui")
  const { name } = picture.file
  return (
    <div className="mb-2 flex w-fit max-w-full items-center gap-3 rounded-control border border-line bg-sunken p-1.5 pe-2">
      <img src={picture.url} alt="" className="size-14 rounded bg-neutral-soft object-cover" />
      <bdi className="min-w-0 truncate text-dense">{name}</bdi>
      <InnerButton label={t("remove", { name })} onClick={onRemove}>
        <X aria-hidden="true" />
      </InnerButton>
    </div>
  )
}
