"use client"

import { useTranslations } from "next-intl"
import { ContextMenuPlace } from "@/components/kit/context-menu-place"
import { useDocumentItems } from "@/components/kit/use-document-items"

const motions = ["fade", "zoom", "slide", "none"] as const

export default function Animations() {
  const t = useTranslations("kit/context-menu.animations")
  const items = useDocumentItems()
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {motions.map((motion) => (
        <ContextMenuPlace key={motion} motion={motion} label={t(motion)} items={items} />
      ))}
    </div>
  )
}
