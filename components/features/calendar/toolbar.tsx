"use client"

import { ChevronLeft, ChevronRight, PanelLeft, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { Select } from "@/components/ui/select"
import { Spinner } from "@/components/ui/spinner"
import { useCalendar } from "./calendar-context"
import { preloadForm } from "./event-drawer"
import { shownDays, stepDate, type View, views } from "./view-state"

interface Props {
  view: View
  loading: boolean
  onPanel: () => void
}

/** The title and the navigation of the current view. */
export function Toolbar({ view, loading, onPanel }: Props) {
  const t = useTranslations("calendar")
  const { state, go, formats, weekStart, today, mayAdd } = useCalendar()
  const { date } = state
  const step = (by: -1 | 1) => go({ date: stepDate(view, date, by) })
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-line border-b px-3 py-2.5 sm:gap-2 sm:px-4">
      <Button
        iconOnly
        variant="ghost"
        size="sm"
        label={t("panel")}
        icon={<PanelLeft className="rtl:-scale-x-100" />}
        onClick={onPanel}
        className="lg:hidden"
      />
      <Button variant="outline" size="sm" onClick={() => go({ date: today })}>
        {t("today")}
      </Button>
      <div className="flex">
        <Button
          iconOnly
          variant="ghost"
          size="sm"
          label={t(`previous.${view}`)}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          onClick={() => step(-1)}
        />
        <Button
          iconOnly
          variant="ghost"
          size="sm"
          label={t(`next.${view}`)}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          onClick={() => step(1)}
        />
      </div>
      <h2 className="min-w-0 flex-1 truncate font-semibold text-title first-letter:uppercase max-sm:order-first max-sm:basis-[calc(100%-4rem)]">
        <span aria-live="polite" dir="auto">
          {formats.title(view, date, shownDays(view, date, weekStart))}
        </span>
      </h2>
      {loading && <Spinner className="text-ink-muted" />}
      <fieldset className="hidden rounded-control border border-line p-0.5 md:flex">
        <legend className="sr-only">{t("view")}</legend>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => go({ view: one })}
            className="min-h-7 rounded-[4px] px-3 font-medium text-dense text-ink-muted transition-colors duration-fast hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
          >
            {t(`views.${one}`)}
          </button>
        ))}
      </fieldset>
      <Select
        size="sm"
        aria-label={t("view")}
        value={view}
        onChange={(event) => go({ view: event.target.value as View })}
        options={views.map((one) => ({ value: one, label: t(`views.${one}`) }))}
        className="min-w-30 max-sm:w-auto! max-sm:flex-1 sm:w-32! md:hidden"
      />
      {mayAdd && (
        <Button
          iconOnly
          size="sm"
          label={t("add")}
          icon={<Plus />}
          onClick={() => go({ event: null, adding: {} })}
          onPointerEnter={preloadForm}
          onFocus={preloadForm}
          className="max-sm:order-first lg:hidden"
        />
      )}
    </div>
  )
}
