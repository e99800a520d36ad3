"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Checkbox } from "@/components/ui/checkbox"
import { type Calendar, calendars } from "@/lib/features/calendar/values"
import { useCalendar } from "./calendar-context"
import { tones } from "./tones"

/** Chooses which calendars are shown. The choice is in the URL. */
export function CalendarFilter() {
  const t = useTranslations("calendar")
  const { state, go } = useCalendar()
  const mayBank = useAbility().can("create", "BankBag")
  // The URL updates a moment later; the checkbox changes at once.
  const [shown, setShown] = useState(state.shown)
  useEffect(() => setShown(state.shown), [state.shown])
  const choose = (next: readonly Calendar[]) => {
    setShown(next)
    go({ shown: next })
  }
  const toggle = (calendar: Calendar) => choose(calendars.filter((one) => (one === calendar) !== shown.includes(one)))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 px-1 font-semibold text-dense">{t("filter")}</legend>
      <Checkbox
        label={t("viewAll")}
        checked={shown.length === calendars.length}
        indeterminate={shown.length > 0 && shown.length < calendars.length}
        onChange={() => choose(shown.length === calendars.length ? [] : calendars)}
      />
      {mayBank && (
        <Checkbox
          label={t("banking.label")}
          checked={!state.isBankingHidden}
          onChange={() => go({ isBankingHidden: !state.isBankingHidden })}
        />
      )}
      {calendars.map((calendar) => (
        <div key={calendar} className={`cal-filter tone-${tones[calendar]}`}>
          <Checkbox
            label={t(`calendars.${calendar}`)}
            checked={shown.includes(calendar)}
            onChange={() => toggle(calendar)}
          />
        </div>
      ))}
    </fieldset>
  )
}
