"use client"

import { useTranslations } from "next-intl"
import { ContextMenuPlace } from "@/components/kit/context-menu-place"
import { useDocumentItems } from "@/components/kit/use-document-items"

export default function Left() {
  const t = useTranslations("kit/context-menu.left")
  return <ContextMenuPlace on="click" label={t("label")} items={useDocumentItems()} />
}
