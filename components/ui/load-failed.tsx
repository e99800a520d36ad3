import { CloudAlert, RotateCw } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "./button"
import { EmptyState } from "./empty-state"

interface Props {
  /** The server's message, if there is one. */
  text?: string
  onRetry: () => void
  busy?: boolean
}

/** Shown if content could not be loaded, with a retry button. */
export function LoadFailed({ text, onRetry, busy }: Props) {
  const t = useTranslations("ui")
  return (
    <EmptyState
      announce
      tone="danger"
      icon={<CloudAlert />}
      title={t("failedTitle")}
      text={text || t("failedText")}
      action={
        <Button variant="outline" size="sm" icon={<RotateCw />} busy={busy} onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    />
  )
}
