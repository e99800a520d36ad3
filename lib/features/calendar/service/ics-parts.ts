import ICAL from "ical.js"
import { instantOf, isTimeZone } from "@/lib/core/time-zone"
import { type Calendar, calendars, earliestReminder, partsOfRule } from "../values"
import { ianaNames } from "./ics-zone"
import { morning } from "./remind"

export interface Zones {
  /** Of times that name none. */
  usual: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/g
const broken = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text as we keep it: within its length, on one line unless `several`, nothing where it is empty. */
export function textOf(event: ICAL.Component, name: string, most: number, several = false): string | undefined {
  const value = event.getFirstPropertyValue(name)
  return typeof value === "string" ? clean(value, most, several) : undefined
}

function clean(value: string, most: number, several = false): string | undefined {
  const text = value.replace(/\r\n?/g, "\n").replace(controls, "").replace(broken, "")
  const kept = (several ? text : text.replace(/[\n\t]+/g, " ")).trim().slice(0, most)
  return kept.replace(broken, "").trim() || undefined
}

export function urlOf(event: ICAL.Component): string {
  const url = textOf(event, "url", 501) ?? ""
  return url.length <= 500 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : ""
}

/** The IANA zone that a time names, by its own name or as the file describes it. */
function zoneOf(property: ICAL.Property): string | undefined {
  const tzid = property.getFirstParameter("tzid")
  if (!tzid) return undefined
  const described = property.parent?.parent
    ?.getAllSubcomponents("vtimezone")
    .find((zone) => zone.getFirstPropertyValue("tzid") === tzid)
  const located = described?.getFirstPropertyValue("x-lic-location")
  return [...ianaNames(tzid), ...(typeof located === "string" ? [located] : [])].find(isTimeZone)
}

/** A time of an event as an instant; whole days as midnight UTC. */
export function timeOf(property: ICAL.Property | null, { usual }: Zones, nth = 0) {
  const time = property?.getValues()[nth] as unknown
  // The library takes 45 January as 14 February.
  if (!property || !(time instanceof ICAL.Time) || Number.isNaN(Date.parse(String(property.toJSON()[3 + nth])))) return
  const { year, month, day, hour, minute, second } = time
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (Number.isNaN(wall.getTime())) return undefined
  if (time.isDate) return { at: wall, allDay: true, zone: usual }
  if (time.zone === ICAL.Timezone.utcTimezone) return { at: wall, allDay: false, zone: "UTC" }
  const zone = zoneOf(property)
  if (zone) return { at: instantOf(wall, zone), allDay: false, zone }
  // A zone that only the file knows: right for the instant, and counted by our own clocks when it repeats.
  const own = time.zone && time.zone !== ICAL.Timezone.localTimezone
  return { at: own ? new Date(time.toUnixTime() * 1000) : instantOf(wall, usual), allDay: false, zone: usual }
}

/** How long an event lasts where it says that instead of its end, in milliseconds. */
export function durationOf(event: ICAL.Component): number | undefined {
  const duration = event.getFirstPropertyValue("duration") as unknown
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : undefined
}

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "")

/** How an event repeats, nothing where it does not, "unfit" where we cannot keep it. */
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
  // By the clocks of the event, as RFC 5545 does not allow and many write.
  else if (until && /T\d{6}$/.test(until) && rule.until) {
    const { year, month, day, hour, minute, second } = rule.until
    const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
    parts.set("UNTIL", compact(instantOf(wall, zone)))
  }
  const text = [...parts].map(([name, value]) => `${name}=${value}`).join(";")
  return partsOfRule(text) ? text : "unfit"
}

/** People by their addresses, or their names where there is none. */
export function guestsOf(event: ICAL.Component): string[] | undefined {
  const guests = event.getAllProperties("attendee").flatMap((property) => {
    const address = /^mailto:(\S+@\S+)$/i.exec(String(property.getFirstValue()))?.[1]
    return clean(address ?? property.getFirstParameter("cn") ?? "", 120) ?? []
  })
  return guests.length > 0 ? [...new Set(guests)].slice(0, 100) : undefined
}

/** The first reminder before the start, in minutes. */
export function reminderOf(event: ICAL.Component, allDay: boolean): number | undefined {
  const trigger = event.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger") as unknown
  if (!(trigger instanceof ICAL.Duration)) return undefined
  const minutes = Math.round(((allDay ? morning / 1000 : 0) - trigger.toSeconds()) / 60)
  return minutes >= 0 && minutes <= earliestReminder ? minutes : undefined
}

/** Which of our calendars a file puts an event in. */
export function calendarOf(event: ICAL.Component): Calendar | undefined {
  const names = event.getAllProperties("categories").flatMap((property) => property.getValues().map(String))
  return calendars.find((calendar) => names.some((name) => name.toLowerCase() === calendar.toLowerCase()))
}
