import { SearchX } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Button } from "./button"
import { EmptyState } from "./empty-state"

/** Shown if search and filters match nothing. */
export function NoMatch({ onClear, action }: { onClear?: () => void; action?: ReactNode }) {
  const t = useTranslations("ui")
  const clear = onClear && (
    <Button variant="outline" size="sm" onClick={onClear}>
      {t("clearFilters")}
    </Button>
  )
  return (
    <EmptyState
      announce
      icon={<SearchX />}
      title={t("noMatchTitle")}
      text={t("noMatchText")}
      action={action ?? clear}
    />
  )
}
