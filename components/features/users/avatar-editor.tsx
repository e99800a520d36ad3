"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { FileDrop } from "@/components/ui/file-drop"
import { call } from "@/lib/core/client/call"
import type { removeUserAvatar, setUserAvatar } from "@/lib/features/users/contract"
import type { User } from "@/lib/features/users/schema"
import { calls } from "./calls"
import { useSaved } from "./use-saved"
import { useUserActs } from "./use-user-acts"

const kinds = "image/png,image/jpeg,image/webp,image/gif"
const mostBytes = 5_000_000

interface Chosen {
  file: File
  preview: string
}

/** A person's picture: chosen or dropped, looked at, then saved; or taken away. */
export function AvatarEditor({ user }: { user: User }) {
  const t = useTranslations("users")
  const saved = useSaved()
  const { attempt } = useUserActs()
  const [avatar, setAvatar] = useState(user.avatar)
  const [chosen, setChosen] = useState<Chosen>()
  const query = { id: user.id }

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.preview)), [chosen])

  const save = (file: File) =>
    attempt(async () => {
      const answer = await call<typeof setUserAvatar>(calls.setUserAvatar, { query, file })
      setAvatar(answer.user.avatar)
      setChosen(undefined)
      saved("pictureSaved", user.fullName)
    })
  const remove = () =>
    attempt(async () => {
      await call<typeof removeUserAvatar>(calls.removeUserAvatar, { query })
      setAvatar("")
      saved("pictureRemoved", user.fullName)
    })

  return (
    <section aria-label={t("edit.picture")} className="flex flex-col gap-5 sm:flex-row sm:items-center">
      <Avatar src={chosen?.preview ?? avatar} name={user.fullName} size="xl" shape="square" />
      <FileDrop
        accept={kinds}
        maxBytes={mostBytes}
        help={t("edit.pictureHelp")}
        onFiles={([file]) => file && setChosen({ file, preview: URL.createObjectURL(file) })}
        className="min-w-0 flex-1 sm:max-w-sm"
      />
      <div className="flex flex-wrap gap-2 empty:hidden sm:flex-col">
        {chosen && <ActionButton action={() => save(chosen.file)}>{t("edit.savePicture")}</ActionButton>}
        {chosen && (
          <Button variant="outline" onClick={() => setChosen(undefined)}>
            {t("actions.cancel")}
          </Button>
        )}
        {!chosen && avatar && (
          <ActionButton variant="outline" tone="danger" action={remove}>
            {t("edit.removePicture")}
          </ActionButton>
        )}
      </div>
    </section>
  )
}
