"use client"

import { useTranslations } from "next-intl"
import { Dialog } from "@/components/ui/dialog"
import { useViewParam } from "@/lib/core/client/use-list-state"

const isOurs = (address: string | null): address is string =>
  /^(\/api\/files\/[\da-f-]{36}|\/covers\/[a-z\d-]{1,60}\.svg)$/.test(address ?? "")

/** A picture, large and whole; which one stands in the address. */
export function PictureDialog() {
  const t = useTranslations("profile")
  const [picture, setPicture] = useViewParam("picture")
  const close = () => setPicture(null, { replace: true })
  return (
    <Dialog open={isOurs(picture)} onClose={close} size="lg" title={t("picture")}>
      {isOurs(picture) && (
        <img src={picture} alt={t("picture")} className="mx-auto max-h-[70dvh] max-w-full rounded-control" />
      )}
    </Dialog>
  )
}
