"use client"

import { Copy, Pencil, Share2, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"

export default function IconOnly() {
  const t = useTranslations("kit/buttons.icon-only")
  return (
    <div className="flex flex-wrap gap-3">
      <Button iconOnly label={t("edit")} icon={<Pencil />} />
      <Button iconOnly label={t("copy")} icon={<Copy />} variant="soft" />
      <Button iconOnly label={t("share")} icon={<Share2 />} variant="outline" round />
      <Button iconOnly label={t("delete")} icon={<Trash2 />} variant="ghost" tone="danger" />
    </div>
  )
}
