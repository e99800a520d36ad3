"use client"

import { FileText, FolderInput, Send } from "lucide-react"
import { useTranslations } from "next-intl"
import { ContextMenuPlace } from "@/components/kit/context-menu-place"

export default function Submenu() {
  const t = useTranslations("kit/context-menu.submenu")
  return (
    <ContextMenuPlace
      label={t("label")}
      items={(choose) => [
        { label: t("open"), icon: <FileText />, hint: "Ctrl O", onSelect: choose(t("open")) },
        {
          label: t("move"),
          icon: <FolderInput />,
          items: [
            { label: t("offers"), onSelect: choose(t("offers")) },
            { label: t("orders"), onSelect: choose(t("orders")) },
            {
              label: t("years"),
              items: ["2026", "2025", "2024"].map((year) => ({ label: year, onSelect: choose(year) })),
            },
          ],
        },
        { label: t("send"), icon: <Send />, disabled: true },
      ]}
    />
  )
}
