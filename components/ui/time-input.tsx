"use client"

import { useTranslations } from "next-intl"
import { readTime } from "@/lib/core/i18n/day-text"
import type { InputProps } from "./input"
import { TypedInput, type TypedValue } from "./typed-input"

type Props = Omit<InputProps, "value" | "onChange" | "type" | "step"> & TypedValue

const step = (time: string, by: 1 | -1) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  const next = (hours * 60 + minutes + by * 15 + 24 * 60) % (24 * 60)
  return `${String(Math.floor(next / 60)).padStart(2, "0")}:${String(next % 60).padStart(2, "0")}`
}

/** A time of day, HH:MM. Arrow keys move by a quarter of an hour. */
export function TimeInput(props: Props) {
  const t = useTranslations("ui")
  return <TypedInput placeholder={t("timePattern")} {...props} read={readTime} write={(time) => time} step={step} />
}
