import clsx from "clsx"
import { useTranslations } from "next-intl"
import { toneClass } from "@/components/ui/tone"
import type { ShownStatus } from "@/lib/features/invoices/values"
import { statusLook } from "./status-look"

interface Props {
  status: ShownStatus
  /** Set by a surrounding tooltip. */
  "aria-describedby"?: string
  "data-tip"?: string
  className?: string
}

/** An invoice's status as icon and text. */
export function StatusSign({ status, className, ...tip }: Props) {
  const t = useTranslations("invoices.statuses")
  const { tone, Icon } = statusLook[status]
  return (
    <span {...tip} className={clsx("inline-flex max-w-full items-center gap-2", className)}>
      <span
        aria-hidden="true"
        className={clsx(
          "grid size-6 shrink-0 place-items-center rounded-full bg-tone-soft text-tone-text",
          toneClass(tone),
        )}
      >
        <Icon className="size-3.5" />
      </span>
      <span className="truncate">{t(status)}</span>
    </span>
  )
}
