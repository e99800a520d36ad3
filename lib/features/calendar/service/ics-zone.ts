import ICAL from "ical.js"
import { wallOf } from "@/lib/core/time-zone"

const dayLong = 86_400_000
const offsetAt = (instant: number, zone: string) => wallOf(new Date(instant), zone).getTime() - instant

interface Change {
  at: number
  before: number
  after: number
}

/** Finds the instant between two others at which a zone's offset changes, to the second. */
function changeBetween(zone: string, from: number, to: number): number {
  let [low, high] = [from, to]
  const before = offsetAt(from, zone)
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

/** Lists a zone's clock changes from `firstYear` to `lastYear`. */
function changesOf(zone: string, firstYear: number, lastYear: number): Change[] {
  const changes: Change[] = []
  const end = Date.UTC(lastYear + 1, 0, 1)
  for (let at = Date.UTC(firstYear, 0, 1); at < end; at += 28 * dayLong) {
    const next = at + 28 * dayLong
    const [before, after] = [offsetAt(at, zone), offsetAt(next, zone)]
    if (before !== after) changes.push({ at: changeBetween(zone, at, next), before, after })
  }
  return changes
}

const offsetText = (milliseconds: number) => {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  const two = (number: number) => String(number).padStart(2, "0")
  return `${milliseconds < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function observance({ at, before, after }: Change): ICAL.Component {
  const part = new ICAL.Component(after > before ? "daylight" : "standard")
  const wall = new Date(at + before).toISOString().slice(0, 19)
  part.addPropertyWithValue("dtstart", ICAL.Time.fromDateTimeString(wall))
  part.addPropertyWithValue("tzoffsetfrom", ICAL.UtcOffset.fromString(offsetText(before)))
  part.addPropertyWithValue("tzoffsetto", ICAL.UtcOffset.fromString(offsetText(after)))
  return part
}

function zoneComponent(zone: string, firstYear: number, lastYear: number): ICAL.Component {
  const component = new ICAL.Component("vtimezone")
  component.addPropertyWithValue("tzid", zone)
  const start = Date.UTC(firstYear, 0, 1)
  const initial = offsetAt(start, zone)
  const changes = changesOf(zone, firstYear, lastYear)
  for (const change of [{ at: start, before: initial, after: initial }, ...changes]) {
    component.addSubcomponent(observance(change))
  }
  return component
}

const texts = new Map<string, string>()
const maxTexts = 600

/**
 * Returns the VTIMEZONE of a zone with its clock changes from `firstYear` to `lastYear`. Computing one takes milliseconds
 * and a calendar may name hundreds, so they are cached.
 */
export function zoneText(zone: string, firstYear: number, lastYear: number): string {
  const key = `${zone} ${firstYear} ${lastYear}`
  const cached = texts.get(key)
  if (cached) return cached
  const text = zoneComponent(zone, firstYear, lastYear).toString().trimEnd()
  if (texts.size >= maxTexts) texts.clear()
  texts.set(key, text)
  return text
}

/** IANA names of the most common Outlook time zones. */
const windowsZones: Record<string, string> = {
  UTC: "UTC",
  "GMT Standard Time": "Europe/London",
  "Greenwich Standard Time": "Atlantic/Reykjavik",
  "W. Europe Standard Time": "Europe/Berlin",
  "Central Europe Standard Time": "Europe/Budapest",
  "Romance Standard Time": "Europe/Paris",
  "Central European Standard Time": "Europe/Warsaw",
  "E. Europe Standard Time": "Europe/Chisinau",
  "FLE Standard Time": "Europe/Kiev",
  "GTB Standard Time": "Europe/Bucharest",
  "Turkey Standard Time": "Europe/Istanbul",
  "Russian Standard Time": "Europe/Moscow",
  "Israel Standard Time": "Asia/Jerusalem",
  "Eastern Standard Time": "America/New_York",
  "Central Standard Time": "America/Chicago",
  "Mountain Standard Time": "America/Denver",
  "Pacific Standard Time": "America/Los_Angeles",
  "E. South America Standard Time": "America/Sao_Paulo",
  "Argentina Standard Time": "America/Buenos_Aires",
  "Arabian Standard Time": "Asia/Dubai",
  "India Standard Time": "Asia/Calcutta",
  "China Standard Time": "Asia/Shanghai",
  "Singapore Standard Time": "Asia/Singapore",
  "Tokyo Standard Time": "Asia/Tokyo",
  "AUS Eastern Standard Time": "Australia/Sydney",
  "New Zealand Standard Time": "Pacific/Auckland",
  "South Africa Standard Time": "Africa/Johannesburg",
}

/** Returns possible IANA names for a TZID such as `/freeassociation.sourceforge.net/Europe/Berlin`, or Outlook's name. */
export function ianaNames(name: string): string[] {
  const tail = name.split("/").slice(-2).join("/")
  return [name, windowsZones[name.replace(/^"|"$/g, "")] ?? "", tail].filter(Boolean)
}
