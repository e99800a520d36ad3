"use client"

import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import type { Conflict } from "./use-draft"

interface Props {
  conflict: Conflict
  onKeepMine: () => Promise<void>
  /** Loads the other version. */
  onTakeTheirs: () => Promise<void>
  onDiscard: () => Promise<void>
}

/** Says that the draft was saved, sent or deleted elsewhere, and lets its writer choose. */
export function DraftConflict({ conflict, onKeepMine, onTakeTheirs, onDiscard }: Props) {
  const t = useTranslations("email.compose.conflict")
  const isGone = conflict === "gone"
  return (
    <Alert announce tone="warning" className="m-2 shrink-0" title={t(isGone ? "goneTitle" : "title")}>
      <p>{t(isGone ? "goneText" : "text")}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ActionButton size="sm" tone="warning" action={onKeepMine}>
          {t(isGone ? "saveAsNew" : "keepMine")}
        </ActionButton>
        <ActionButton size="sm" variant="outline" action={isGone ? onDiscard : onTakeTheirs}>
          {t(isGone ? "discard" : "takeTheirs")}
        </ActionButton>
      </div>
    </Alert>
  )
}
