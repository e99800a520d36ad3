"use client"

import { useTranslations } from "next-intl"
import { Dialog } from "@/components/ui/dialog"
import { useViewParam } from "@/lib/core/client/use-list-state"

const isPicture = (id: string | null) => /^[\da-f-]{36}$/.test(id ?? "")

/** An enlarged picture of the conversation. The URL says which one. */
export function PictureDialog({ name }: { name: string }) {
  const t = useTranslations("chat")
  const [id, setId] = useViewParam("picture")
  const close = () => setId(null, { replace: true })
  return (
    <Dialog open={isPicture(id)} onClose={close} size="lg" title={t("pictureWith", { name })}>
      {isPicture(id) && (
        <img
          src={`/api/apps/chat/pictures/${id}`}
          alt={t("pictureWith", { name })}
          className="mx-auto max-h-[70dvh] max-w-full rounded-control"
        />
      )}
    </Dialog>
  )
}
