"use client"

import { X } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { lazy, Suspense, useId } from "react"
import type { DaySpan } from "@/lib/core/day-presets"
import { withPlainSpaces } from "@/lib/core/i18n/plain-spaces"
import { InnerButton } from "./inner-button"
import { pickerButton } from "./picker-button"
import { Popover } from "./popover"
import { Skeleton } from "./skeleton"

const RangePanel = lazy(() => import("./range-panel"))

interface Props {
  /** Days as YYYY-MM-DD, both included; a missing one leaves that side open. */
  value: DaySpan
  onChange: (value: DaySpan) => void
  /** Text while no day is selected. */
  placeholder?: string
  id?: string
  "aria-describedby"?: string
  "aria-invalid"?: boolean
}

/** Selects a range of days from a calendar or from presets such as "This month". */
export function RangePicker({ value, onChange, placeholder, id, ...described }: Props) {
  const t = useTranslations("ui")
  const formatter = useFormatter()
  const textId = useId()
  const prompt = placeholder ?? t("chooseRange")
  const style = { dateStyle: "medium", timeZone: "UTC" } as const
  const [from, to] = [value.from, value.to].map((day) => (day ? new Date(`${day}T00:00:00Z`) : undefined))
  const isOrdered = from && to && from <= to
  const text = () => {
    if (isOrdered) return withPlainSpaces(formatter.dateTimeRange(from, to, style))
    return [
      from && t("range.from", { day: formatter.dateTime(from, style) }),
      to && t("range.to", { day: formatter.dateTime(to, style) }),
    ]
      .filter(Boolean)
      .join(", ")
  }
  const isSet = from !== undefined || to !== undefined
  return (
    <span className="relative block">
      <Popover
        align="start"
        label={t("chooseRange")}
        className="w-auto p-3"
        button={pickerButton({
          ...described,
          id,
          className: isSet ? "pe-10" : undefined,
          textId,
          text: text(),
          prompt,
        })}
      >
        {(close) => (
          <Suspense fallback={<Skeleton className="h-80 w-63 max-sm:w-77" />}>
            <RangePanel
              value={value}
              onChoose={(days) => {
                onChange(days)
                close()
              }}
            />
          </Suspense>
        )}
      </Popover>
      {isSet && (
        <span className="absolute inset-y-0 end-1.5 flex items-center">
          <InnerButton label={t("clear")} aria-describedby={textId} onClick={() => onChange({})}>
            <X aria-hidden="true" />
          </InnerButton>
        </span>
      )}
    </span>
  )
}
