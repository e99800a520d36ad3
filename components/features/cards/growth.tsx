import clsx from "clsx"
import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Tooltip } from "@/components/ui/tooltip"
import type { Range } from "@/lib/core/range"

interface Props {
  /** In percent; null if the earlier figure was 0. */
  growth: number | null
  /** The period it is compared with. */
  than: Range | "sameDay"
  className?: string
}

/** The change of a figure. Arrow and sign show the direction too, not only the colour. */
export function Growth({ growth, than, className }: Props) {
  const t = useTranslations("cards.growth")
  const format = useFormatter()
  if (growth === null) return <span className={clsx("text-ink-faint text-xs", className)}>{t("none")}</span>
  const Icon = growth > 0 ? ArrowUpRight : growth < 0 ? ArrowDownRight : ArrowRight
  const tone = growth > 0 ? "tone-success" : growth < 0 ? "tone-danger" : "tone-neutral"
  return (
    <Tooltip text={t(`than.${than}`)}>
      <span
        className={clsx(
          "tabular inline-flex items-center gap-0.5 rounded-full bg-tone-soft px-1.5 py-0.5 font-medium text-tone-text text-xs",
          tone,
          className,
        )}
      >
        <Icon aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
        <bdi>
          {format.number(growth / 100, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" })}
        </bdi>
      </span>
    </Tooltip>
  )
}
