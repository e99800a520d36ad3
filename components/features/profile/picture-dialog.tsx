"use client"

import { useTranslations } from "next-intl"
import { Dialog } from "@/components/ui/dialog"
import { useViewParam } from "@/lib/core/client/use-list-state"

const isOwnPicture = (address: string | null): address is string =>
  /^(\/api\/files\/[\da-f-]{36}|\/covers\/[a-z\d-]{1,60}\.svg)$/.test(address ?? "")

/** Shows a whole picture. The URL says which one. */
export function PictureDialog() {
  const t = useTranslations("profile")
  const [picture, setPicture] = useViewParam("picture")
  const close = () => setPicture(null, { replace: true })
  return (
    <Dialog open={isOwnPicture(picture)} onClose={close} size="lg" title={t("picture")}>
      {isOwnPicture(picture) && (
        <img src={picture} alt={t("picture")} className="mx-auto max-h-[70dvh] max-w-full rounded-control" />
      )}
    </Dialog>
  )
}
