"use client"

import { SearchX } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown if the task in the URL does not exist. */
export function UnknownTask({ onClose }: { onClose: () => void }) {
  const t = useTranslations("todo.unknown")
  return (
    <EmptyState
      announce
      icon={<SearchX />}
      title={t("title")}
      text={t("text")}
      action={
        <Button variant="outline" size="sm" onClick={onClose}>
          {t("back")}
        </Button>
      }
    />
  )
}
