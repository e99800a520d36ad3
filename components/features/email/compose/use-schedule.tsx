"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { DayInput } from "@/components/ui/day-input"
import { Dialog } from "@/components/ui/dialog"
import type { MenuAction } from "@/components/ui/menu"
import { TimeInput } from "@/components/ui/time-input"
import { useMailTime } from "../use-mail-time"

/** Returns a day from now at an hour in the browser's time zone. */
function at(days: number, hour: number): Date {
  const date = new Date()
  date.setDate(date.getDate() + days)
  date.setHours(hour, 0, 0, 0)
  return date
}
const untilMonday = () => (8 - new Date().getDay()) % 7 || 7
/** Day and time in the browser's time zone, as YYYY-MM-DDTHH:MM. */
const localText = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** The menu to schedule a mail: suggested times, and a dialog for any other. */
export function useSchedule(onSchedule: (at: Date) => void) {
  const t = useTranslations("email.compose")
  const ui = useTranslations("ui")
  const mailTime = useMailTime()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const [{ day, time }, setTyped] = useState({ day: "", time: "" })
  const chosen = day && time ? new Date(`${day}T${time}`) : undefined
  const isFuture = chosen !== undefined && chosen.getTime() > Date.now()
  const offers = [
    { name: "tomorrow", date: at(1, 8) },
    { name: "afternoon", date: at(1, 13) },
    { name: "monday", date: at(untilMonday(), 8) },
  ] as const
  const items: MenuAction[] = [
    ...offers.map(({ name, date }) => ({
      label: t(`offers.${name}`),
      hint: <bdi>{mailTime.medium(date)}</bdi>,
      onSelect: () => onSchedule(date),
    })),
    {
      label: t("offers.other"),
      onSelect: () => {
        const [day = "", time = ""] = localText(at(1, 9)).split("T")
        setTyped({ day, time })
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
      <label htmlFor={id} className="mb-1.5 block font-medium text-dense">
        {t("when")}
      </label>
      <div className="grid grid-cols-[minmax(9.25rem,1fr)_minmax(5.5rem,7rem)] gap-3">
        <DayInput
          id={id}
          min={localText(new Date()).slice(0, 10)}
          value={day}
          onChange={(day) => setTyped({ day, time })}
          aria-invalid={!isFuture}
          aria-describedby={`${id}problem`}
        />
        <TimeInput
          aria-label={ui("time")}
          value={time}
          onChange={(time) => setTyped({ day, time })}
          aria-invalid={!isFuture}
          aria-describedby={`${id}problem`}
        />
      </div>
      <p id={`${id}problem`} role="alert" className="mt-1.5 text-danger-text text-xs empty:hidden">
        {!isFuture && t("notFuture")}
      </p>
    </Dialog>
  )
  return { items, dialog }
}
