"use client"

import { lazy, Suspense } from "react"
import { isoDayOf } from "@/lib/core/time-zone"
import type { Move } from "./big-calendar"
import { useCalendar, type ViewProps } from "./calendar-context"
import type { Placed } from "./placed"
import { StaticView } from "./still-view"
import { useHydrated } from "./use-zone"

const BigCalendar = lazy(() => import("./big-calendar"))

interface Props extends ViewProps {
  rtl: boolean
  onMove: (item: Placed, to: Move) => void
}

/**
 * The view in the middle of the screen. The server renders it, then react-big-calendar takes the place of month, week and
 * day. The agenda stays as it is: phones don't load the library, and don't paint the list again.
 */
export function CalendarView({ view, rtl, onMove, ...shown }: Props) {
  const { state, today } = useCalendar()
  const hydrated = useHydrated()
  // Styles choose between both until the browser knows which one there is room for.
  const isOpen = !hydrated && !state.view
  const grid = view === "agenda" ? "month" : view
  const still = <StaticView {...shown} view={grid} />
  return (
    <>
      {(isOpen || view !== "agenda") && (
        <div key="grid" className={isOpen ? "max-sm:hidden" : undefined}>
          {hydrated ? (
            <Suspense fallback={still}>
              <BigCalendar key={isoDayOf(today)} {...shown} view={grid} rtl={rtl} onMove={onMove} />
            </Suspense>
          ) : (
            still
          )}
        </div>
      )}
      {(isOpen || view === "agenda") && (
        <div key="agenda" className={isOpen ? "sm:hidden" : undefined}>
          <StaticView {...shown} view="agenda" />
        </div>
      )}
    </>
  )
}
