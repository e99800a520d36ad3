"use client"

import { useFormatter } from "next-intl"
import { useMemo } from "react"
import { withPlainSpaces } from "@/lib/core/i18n/plain-spaces"
import { currencyStyle } from "@/lib/core/money"
import type { ChartPoints, Unit } from "./types"

const dateOf = (value: string | number) => new Date(`${value}T00:00:00Z`)

/** Formatters for figures and points in the user's language: in full, and short for an axis. */
export function useFigures(unit: Unit, kind: ChartPoints["kind"]) {
  const format = useFormatter()
  const currency = unit.kind === "money" ? unit.currency : undefined
  return useMemo(() => {
    const style = currency ? currencyStyle(currency) : {}
    const whole = (value: number) => format.number(value, style)
    /** Without decimals: for the sum in the middle of a ring. */
    const rounded = (value: number) => format.number(value, { ...style, maximumFractionDigits: 0 })
    const short = (value: number) =>
      format.number(value, {
        ...style,
        ...(currency && { currencyDisplay: "narrowSymbol" as const }),
        notation: "compact",
        // German doesn't shorten thousands: without this, an axis would have both 3200 and 10.000.
        useGrouping: "always",
        minimumFractionDigits: 0,
        // A step of 250 has labels such as 1.25k.
        maximumFractionDigits: 2,
      })
    const point = (value: string | number, isLong = false) => {
      if (kind === "ordinal") return format.number(Number(value))
      if (kind === "month")
        return format.dateTime(dateOf(value), isLong ? { month: "long", year: "numeric" } : { month: "short" })
      if (kind === "span" && isLong) {
        const [first, last] = String(value).split("/").map(dateOf) as [Date, Date]
        return withPlainSpaces(format.dateTimeRange(first, last, { day: "numeric", month: "long" }))
      }
      return format.dateTime(
        dateOf(kind === "span" ? String(value).slice(0, 10) : value),
        isLong ? { weekday: "short", day: "numeric", month: "long" } : { day: "numeric", month: "short" },
      )
    }
    return { whole, rounded, short, point }
  }, [format, currency, kind])
}
