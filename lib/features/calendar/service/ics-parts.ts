import ICAL from "ical.js"
import { withoutControls } from "@/lib/core/text"
import { instantOf, isTimeZone } from "@/lib/core/time-zone"
import { type Calendar, calendars, maxReminderMinutes, partsOfRule } from "../values"
import { FileZone } from "./ics-file-zone"
import { ianaNames } from "./ics-zone"
import { morning } from "./remind"
import type { Steps } from "./steps"

const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Reads a text property, cut to `maxLength`; on one line unless `multiline`; undefined if empty. */
export function textOf(event: ICAL.Component, name: string, maxLength: number, multiline = false): string | undefined {
  const value = event.getFirstPropertyValue(name)
  return typeof value === "string" ? clean(value, maxLength, multiline) : undefined
}

function clean(value: string, maxLength: number, multiline = false): string | undefined {
  const lines = value.replace(/\r\n?/g, "\n").replace(/[\u2028\u2029]/g, "")
  const text = withoutControls(lines).replace(loneSurrogates, "")
  const cut = (multiline ? text : text.replace(/[\n\t]+/g, " ")).trim().slice(0, maxLength)
  return cut.replace(loneSurrogates, "").trim() || undefined
}

export function urlOf(event: ICAL.Component): string {
  const url = textOf(event, "url", 501) ?? ""
  return url.length <= 500 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : ""
}

/** Steps that looking up a time zone costs, because the platform loads its transitions. */
const perZone = 1_000

/** The time zones that the times in a file refer to. */
export class Zones {
  readonly #known = new Map<string, string | FileZone | undefined>()

  constructor(
    /** The zone of times that don't name one. */
    readonly usual: string,
    private readonly described: Map<string, string[]>,
    readonly steps: Steps,
  ) {}

  /** Finds the IANA zone that a TZID names or the file's description points to; otherwise uses the description itself. */
  find(tzid: string): string | FileZone | undefined {
    if (!this.#known.has(tzid)) this.#known.set(tzid, this.#read(tzid))
    return this.#known.get(tzid)
  }

  #read(tzid: string): string | FileZone | undefined {
    this.steps.spend(perZone)
    const lines = this.described.get(tzid)
    const located = lines?.find((line) => /^x-lic-location:/i.test(line))?.slice("x-lic-location:".length)
    const named = [...ianaNames(tzid), ...(located ? [located] : [])].find(isTimeZone)
    return named ?? (lines && new FileZone(lines))
  }
}

/** Reads the times of a property as instants, dates as midnight UTC; undefined for unreadable ones. */
export function timesOf(property: ICAL.Property | null, zones: Zones) {
  if (!property) return []
  const tzid = property.getFirstParameter("tzid")
  const named = tzid ? zones.find(tzid) : undefined
  const written = property.toJSON()
  return (property.getValues() as unknown[]).map((time, i) => {
    // The library reads 45 January as 14 February.
    if (!(time instanceof ICAL.Time) || Number.isNaN(Date.parse(String(written[3 + i])))) return undefined
    const { year, month, day, hour, minute, second } = time
    const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
    if (Number.isNaN(wall.getTime())) return undefined
    if (time.isDate) return { at: wall, allDay: true, zone: zones.usual }
    if (time.zone === ICAL.Timezone.utcTimezone) return { at: wall, allDay: false, zone: "UTC" }
    // A zone that only the file describes determines the instant; repeats follow the default zone.
    if (named instanceof FileZone) return { at: named.instantOf(wall, zones.steps), allDay: false, zone: zones.usual }
    const zone = named ?? zones.usual
    return { at: instantOf(wall, zone), allDay: false, zone }
  })
}

/** Returns the DURATION of an event that has one instead of an end, in milliseconds. */
export function durationOf(event: ICAL.Component): number | undefined {
  const duration = event.getFirstPropertyValue("duration") as unknown
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : undefined
}

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "")

/** Returns an event's rule, undefined if it doesn't repeat, or "unfit" if we don't support the rule. */
export function ruleOf(event: ICAL.Component, { allDay, zone }: { allDay: boolean; zone: string }) {
  const rules = event.getAllProperties("rrule")
  if (event.hasProperty("rdate") || rules.length > 1) return "unfit"
  const rule = rules[0]?.getFirstValue() as unknown
  if (!rule) return undefined
  if (!(rule instanceof ICAL.Recur)) return "unfit"
  const parts = new Map(
    rule
      .toString()
      .split(";")
      .map((part) => part.split("=") as [string, string]),
  )
  const until = parts.get("UNTIL")
  if (until && allDay) parts.set("UNTIL", until.slice(0, 8))
  // An UNTIL in local time: RFC 5545 doesn't allow it, but many programs write it.
  else if (until && /T\d{6}$/.test(until) && rule.until) {
    const { year, month, day, hour, minute, second } = rule.until
    const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
    parts.set("UNTIL", compact(instantOf(wall, zone)))
  }
  const text = [...parts].map(([name, value]) => `${name}=${value}`).join(";")
  return partsOfRule(text) ? text : "unfit"
}

/** Returns the guests' addresses, or their names if they have none, at most 100. */
export function guestsOf(event: ICAL.Component): string[] | undefined {
  const guests = event.getAllProperties("attendee").flatMap((property) => {
    const address = /^mailto:(\S+@\S+)$/i.exec(String(property.getFirstValue()))?.[1]
    return clean(address ?? property.getFirstParameter("cn") ?? "", 120) ?? []
  })
  return guests.length > 0 ? [...new Set(guests)].slice(0, 100) : undefined
}

/** Returns the minutes between the first reminder and the start. */
export function reminderOf(event: ICAL.Component, allDay: boolean): number | undefined {
  const trigger = event.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger") as unknown
  if (!(trigger instanceof ICAL.Duration)) return undefined
  const minutes = Math.round(((allDay ? morning / 1000 : 0) - trigger.toSeconds()) / 60)
  return minutes >= 0 && minutes <= maxReminderMinutes ? minutes : undefined
}

/** Returns our calendar that the event's categories name, if any. */
export function calendarOf(event: ICAL.Component): Calendar | undefined {
  const names = event.getAllProperties("categories").flatMap((property) => property.getValues().map(String))
  return calendars.find((calendar) => names.some((name) => name.toLowerCase() === calendar.toLowerCase()))
}
