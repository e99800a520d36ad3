"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Avatar } from "@/components/ui/avatar"
import { Dialog } from "@/components/ui/dialog"
import { FileDrop } from "@/components/ui/file-drop"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"

const AvatarCrop = lazy(() => import("./avatar-crop").then((file) => ({ default: file.AvatarCrop })))

const kinds = "image/png,image/jpeg,image/webp,image/gif"
const maxBytes = 5_000_000

interface Props {
  /** Name of the user. */
  name: string
  avatar: string
  /** Saves a square picture. @returns its URL */
  save: (picture: Blob) => Promise<string>
  remove: () => Promise<void>
}

/** A user's picture, which can be chosen or dropped, cropped to a square and saved, or removed. */
export function AvatarEditor({ name, avatar: first, save, remove }: Props) {
  const t = useTranslations("ui.picture")
  const [avatar, setAvatar] = useState(first)
  const [chosen, setChosen] = useState<string>()
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])

  const attempt = useAttempt([])
  const saveCropped = (picture: Blob) =>
    attempt(async () => {
      setAvatar(await save(picture))
      setChosen(undefined)
      toast.success(t("saved"))
    })
  const removePicture = () =>
    attempt(async () => {
      await remove()
      setAvatar("")
      toast.success(t("removed"))
    })

  return (
    <section aria-label={t("label")} className="flex flex-col gap-5 sm:flex-row sm:items-center">
      <Avatar src={avatar} name={name} size="xl" shape="square" />
      <FileDrop
        accept={kinds}
        maxBytes={maxBytes}
        help={t("help")}
        onFiles={([file]) => file && setChosen(URL.createObjectURL(file))}
        className="min-w-0 flex-1 sm:max-w-sm"
      />
      {avatar && (
        <ActionButton variant="outline" tone="danger" action={removePicture}>
          {t("remove")}
        </ActionButton>
      )}
      <Dialog open={chosen !== undefined} onClose={() => setChosen(undefined)} size="sm" title={t("cut")}>
        {chosen && (
          <Suspense fallback={<div className="h-72" />}>
            <AvatarCrop picture={chosen} onCut={saveCropped} />
          </Suspense>
        )}
      </Dialog>
    </section>
  )
}
