"use client"

import { clsx } from "clsx"
import { useTranslations } from "next-intl"
import { Fragment } from "react"
import { addDays } from "@/lib/core/time-zone"
import { useCalendar } from "./calendar-context"
import { EventLabel, eventClass } from "./event-label"
import type { Row, Segment } from "./placed"

const part = (columns: number, of: number) => ({
  flexBasis: `${(columns / of) * 100}%`,
  maxWidth: `${(columns / of) * 100}%`,
})

/** An event in a row of days. */
function Bar({ segment }: { segment: Segment }) {
  const { formats, describe, open } = useCalendar()
  const { item, continuesBefore, continuesAfter } = segment
  return (
    <button
      type="button"
      data-event={item.key}
      onClick={() => open(item)}
      className={clsx(
        "rbc-event",
        eventClass(item, true),
        continuesBefore && "rbc-event-continues-prior",
        continuesAfter && "rbc-event-continues-after",
      )}
    >
      <span className="rbc-event-content">
        <EventLabel row item={item} formats={formats} more={describe(item)} />
      </span>
    </button>
  )
}

/** A line of events, with the gaps between them. */
function Level({ parts, first, of }: { parts: Row["rest"]; first: Date; of: number }) {
  const t = useTranslations("calendar")
  const { formats, showDay } = useCalendar()
  let last = 0
  return (
    <div className="rbc-row">
      {parts.map((entry) => {
        const [left, right] = "item" in entry ? [entry.left, entry.right] : [entry.column, entry.column]
        const gap = left - last - 1
        last = right
        const day = addDays(first, left - 1)
        return (
          <Fragment key={left}>
            {gap > 0 && <div className="rbc-row-segment" style={part(gap, of)} />}
            <div className="rbc-row-segment" style={part(right - left + 1, of)}>
              {"item" in entry ? (
                <Bar segment={entry} />
              ) : (
                <button
                  type="button"
                  className="rbc-button-link rbc-show-more"
                  aria-label={t("moreOn", { count: entry.count, day: formats.longDay(day) })}
                  onClick={() => showDay(day)}
                >
                  {t("more", { count: entry.count })}
                </button>
              )}
            </div>
          </Fragment>
        )
      })}
    </div>
  )
}

const emptyLines = ["first", "second"]

/** Lays out events in a row of days. It uses the library's markup, so that replacing it later isn't visible. */
export function EventRow({ row, first, of, minLines = 0 }: { row: Row; first: Date; of: number; minLines?: number }) {
  const empty = Math.max(0, minLines - row.levels.length - (row.rest.length > 0 ? 1 : 0))
  return (
    <>
      {row.levels.map((level) => (
        <Level key={level[0]?.item.key} parts={level} first={first} of={of} />
      ))}
      {emptyLines.slice(0, empty).map((key) => (
        <div key={key} className="rbc-row" />
      ))}
      {row.rest.length > 0 && <Level parts={row.rest} first={first} of={of} />}
    </>
  )
}
