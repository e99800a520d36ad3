import { invalid } from "@/lib/core/http/errors"
import { withoutControls } from "@/lib/core/text"
import { maxExceptions, maxImported, maxRules } from "../values"
import { inside, properties } from "./ics-properties"
import type { Steps } from "./steps"

/** The lines of a calendar file that we read: those of each event, and those of each time zone by TZID. */
export interface Scanned {
  events: string[][]
  zones: Map<string, string[]>
}

const problem = (key: string, max?: number) => invalid({ ics: max ? [key, { max }] : key })

/** Longer lines are cut; no text or list of dates that we accept is as long. */
const maxLine = 100_000
/** Max characters before a value. The library searches the whole line for each parameter, so longer ones are skipped. */
const maxParameters = 2_000
const maxDates = 100
const maxZoneLines = 2_000

/** Splits a list of dates into lists of at most a hundred, so that other requests can run in between. */
function splitDates(line: string, colon: number): string[] {
  const [head, dates] = [line.slice(0, colon + 1), line.slice(colon + 1).split(",")]
  const parts = Math.ceil(dates.length / maxDates)
  return Array.from({ length: parts }, (_, i) => head + dates.slice(i * maxDates, (i + 1) * maxDates).join(","))
}

interface Open {
  name: string
  /** The lines of the event or time zone that this component belongs to; undefined if we don't read it. */
  lines?: string[]
  counts: Map<string, number>
}

/** Scans a file line by line, without recursion: a deeply nested file can't overflow the stack. */
class Scanner {
  readonly #scanned: Scanned = { events: [], zones: new Map() }
  #hasCalendar = false
  readonly #open: Open[] = []
  #rules = 0
  #exceptions = 0

  /** @throws HttpError 422 for a malformed line, or beyond a limit */
  line(line: string): void {
    const end = line.slice(0, maxParameters).search(/[;:]/)
    if (end < 0) throw problem("notCalendar")
    const name = line.slice(0, end).toUpperCase()
    const component = line.slice(end + 1, end + 100)
    if (name === "BEGIN") this.#begin(component.trim().toUpperCase())
    else if (name === "END") this.#end(component.trim().toUpperCase())
    else this.#property(name, line)
  }

  finish(): Scanned {
    if (!this.#hasCalendar || this.#open.length > 0) throw problem("notCalendar")
    return this.#scanned
  }

  #begin(name: string): void {
    const around = this.#open.at(-1)
    const isRead = (!around || around.lines) && inside[around?.name ?? ""]?.includes(name)
    const isSecond = name === "VALARM" && around?.lines?.includes("BEGIN:VALARM")
    const isTooMuch = (around?.lines?.length ?? 0) > maxZoneLines && around?.name === "VTIMEZONE"
    if (!isRead || isSecond || isTooMuch) {
      this.#open.push({ name, counts: new Map() })
      return
    }
    if (name === "VCALENDAR") this.#hasCalendar = true
    const lines = around && around.name !== "VCALENDAR" ? (around.lines as string[]) : []
    lines.push(`BEGIN:${name}`)
    this.#open.push({ name, lines, counts: new Map() })
  }

  #end(name: string): void {
    const closed = this.#open.pop()
    if (closed?.name !== name) throw problem("notCalendar")
    const { lines } = closed
    if (!lines || name === "VCALENDAR") return
    lines.push(`END:${name}`)
    if (name === "VEVENT" && this.#scanned.events.push(lines) > maxImported) throw problem("tooManyEvents")
    if (name === "VTIMEZONE") this.#zone(lines)
  }

  #zone(lines: string[]): void {
    const named = lines.find((line) => /^tzid[;:]/i.test(line)) ?? ""
    const id = named.slice(named.indexOf(":") + 1).trim()
    if (!this.#scanned.zones.has(id)) this.#scanned.zones.set(id, lines)
  }

  #property(name: string, line: string): void {
    const open = this.#open.at(-1)
    const allowed = open?.lines && properties[open.name]?.[name]
    if (!open?.lines || !allowed) return
    if (open.name === "VEVENT") this.#count(name, line)
    const count = (open.counts.get(name) ?? 0) + 1
    open.counts.set(name, count)
    // The value begins at the first colon that is not in quotes.
    const value = line
      .slice(0, maxParameters)
      .replace(/"[^"]*"/g, (text) => "_".repeat(text.length))
      .indexOf(":")
    if (count > allowed || value < 0) return
    if (name === "RDATE") open.lines.push(line.split(",", 1)[0] as string)
    else if (name === "EXDATE") open.lines.push(...splitDates(line, value))
    else open.lines.push(line.slice(0, maxLine))
  }

  /** Enforces the limits on rules and exceptions before any of them is parsed. */
  #count(name: string, line: string): void {
    if (name === "RRULE" && ++this.#rules > maxRules) throw problem("tooManyRules", maxRules)
    if (name !== "EXDATE" && name !== "RDATE" && name !== "RECURRENCE-ID") return
    this.#exceptions += line.split(",").length
    if (this.#exceptions > maxExceptions) throw problem("tooManyExceptions", maxExceptions)
  }
}

/**
 * Splits a calendar file into its events and time zones.
 * @throws HttpError 422 if it isn't a calendar file, or exceeds a limit
 */
export async function scan(text: string, steps: Steps): Promise<Scanned> {
  const scanner = new Scanner()
  let parts: string[] = []
  const flush = () => {
    // Remaining control characters, such as a lone carriage return, are not allowed in a line.
    const line = withoutControls(parts.join(""), " ")
    if (line.trim()) scanner.line(line)
    parts = []
  }
  let taken = 0
  for (const piece of text.split(/\r?\n/)) {
    if (++taken % 1_000 === 0) await steps.rest()
    if (/^[ \t]/.test(piece)) {
      parts.push(piece.slice(1))
    } else {
      flush()
      parts.push(piece)
    }
  }
  flush()
  return scanner.finish()
}
