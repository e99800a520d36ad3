"use client"

import { Copy } from "lucide-react"
import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { TimeField } from "@/components/form/time-field"
import { Checkbox } from "@/components/ui/checkbox"
import { Menu } from "@/components/ui/menu"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/businesses/endpoints"
import type { Shop } from "@/lib/features/businesses/schema/businesses"

type Hours = Shop["openingHours"]
const usual = { from: "09:00", until: "18:00" }
const closedAllWeek: Hours = Array(7).fill(null)

/** The names of the days from Monday. */
function useDayNames(): string[] {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(intlLocale(language), { weekday: "long", timeZone: "UTC" })
  // 7 January 2030 is a Monday.
  return closedAllWeek.map((_, day) => format.format(Date.UTC(2030, 0, 7 + day)))
}

/** The opening hours of each weekday, which can be copied from another shop. */
export function OpeningHoursField({ name }: { name: string }) {
  const t = useTranslations("businesses")
  const days = useDayNames()
  const { field } = useController({ name })
  const { data } = useQuery(endpoints.listBusinessShops, { query: { perPage: maxPerPage } })
  const hours: Hours = field.value?.length === 7 ? field.value : closedAllWeek
  const others = (data?.data ?? []).filter(
    ({ openingHours }) => openingHours.length > 0 && JSON.stringify(openingHours) !== JSON.stringify(field.value),
  )
  /** Opens or closes a day; a day that opens gets the hours of the one before. */
  const toggle = (day: number, isOpen: boolean) => {
    const before = hours.slice(0, day).findLast((one) => one !== null) ?? usual
    field.onChange(hours.map((one, at) => (at === day ? (isOpen ? { ...before } : null) : one)))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{t("fields.openingHours")}</legend>
      <ul className="space-y-2">
        {days.map((day, at) => (
          <li key={day} className="grid min-h-control items-start gap-2 sm:grid-cols-[9rem_1fr_1fr]">
            <span className="sm:pt-2">
              <Checkbox
                label={<span className="first-letter:uppercase">{day}</span>}
                checked={hours[at] !== null}
                onChange={(event) => toggle(at, event.target.checked)}
              />
            </span>
            {hours[at] ? (
              <>
                <TimeField name={`${name}.${at}.from`} label={t("opensOn", { day })} />
                <TimeField name={`${name}.${at}.until`} label={t("closesOn", { day })} />
              </>
            ) : (
              <span className="text-dense text-ink-muted sm:col-span-2 sm:pt-2">{t("closed")}</span>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-3">
          <Menu
            align="start"
            button={{ variant: "outline", size: "sm", icon: <Copy />, children: t("copyHours") }}
            items={others.map((shop) => ({
              label: `${shop.name} (${shop.code})`,
              onSelect: () => field.onChange(shop.openingHours),
            }))}
          />
        </div>
      )}
    </fieldset>
  )
}
