import { CloudAlert, RotateCw } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "./button"
import { EmptyState } from "./empty-state"

interface Props {
  /** What the server said, where it said something. */
  text?: string
  onRetry: () => void
  busy?: boolean
}

/** Content could not be fetched: says so and offers another try. */
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
