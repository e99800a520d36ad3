"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Input } from "@/components/ui/input"
import type { MenuAction } from "@/components/ui/menu"
import { useMailTime } from "../use-mail-time"

/** Returns a day from now at an hour in the browser's time zone. */
function at(days: number, hour: number): Date {
  const date = new Date()
  date.setDate(date.getDate() + days)
  date.setHours(hour, 0, 0, 0)
  return date
}
const untilMonday = () => (8 - new Date().getDay()) % 7 || 7
/** Formats a date for `<input type="datetime-local">`. */
const localText = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** The menu to schedule a mail: suggested times, and a dialog for any other. */
export function useSchedule(onSchedule: (at: Date) => void) {
  const t = useTranslations("email.compose")
  const time = useMailTime()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState("")
  const chosen = typed ? new Date(typed) : undefined
  const isFuture = chosen !== undefined && chosen.getTime() > Date.now()
  const offers = [
    { name: "tomorrow", date: at(1, 8) },
    { name: "afternoon", date: at(1, 13) },
    { name: "monday", date: at(untilMonday(), 8) },
  ] as const
  const items: MenuAction[] = [
    ...offers.map(({ name, date }) => ({
      label: t(`offers.${name}`),
      hint: <bdi>{time.medium(date)}</bdi>,
      onSelect: () => onSchedule(date),
    })),
    {
      label: t("offers.other"),
      onSelect: () => {
        setTyped(localText(at(1, 9)))
        setAsking(true)
      },
    },
  ]
  const dialog = (
    <Dialog
      open={asking}
      onClose={() => setAsking(false)}
      size="sm"
      title={t("schedule")}
      footer={
        <Button
          disabled={!isFuture}
          onClick={() => {
            setAsking(false)
            if (chosen) onSchedule(chosen)
          }}
        >
          {t("scheduleIt")}
        </Button>
      }
    >
      <label htmlFor={id} className="block">
        <span className="mb-1.5 block font-medium text-dense">{t("when")}</span>
        <Input
          id={id}
          type="datetime-local"
          min={localText(new Date())}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={typed !== "" && !isFuture}
        />
      </label>
      <p role="alert" className="mt-1.5 text-danger-text text-xs empty:hidden">
        {typed !== "" && !isFuture && t("notFuture")}
      </p>
    </Dialog>
  )
  return { items, dialog }
}
