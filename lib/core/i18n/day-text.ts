import { fold } from "../text"
import { addDays, isoDayOf } from "../time-zone"
import { intlLocale } from "./intl-locale"

type Part = "day" | "month" | "year"
const isPart = (type: string): type is Part => type === "day" || type === "month" || type === "year"

const numeric = (locale: string) =>
  new Intl.DateTimeFormat(intlLocale(locale), { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" })

/** Writes a day, YYYY-MM-DD, in the numeric format of a language: 05/03/2031. Any other text stays as it is. */
export function writeDay(day: string, locale: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined
  return date && !Number.isNaN(date.getTime()) ? numeric(locale).format(date) : day
}

/** The month that a word names in a language, in full or by at least three letters. */
function monthOf(word: string, locale: string): number | undefined {
  const found = new Set<number>()
  for (const month of ["long", "short"] as const) {
    const format = new Intl.DateTimeFormat(intlLocale(locale), { month, day: "numeric", timeZone: "UTC" })
    for (let index = 0; index < 12; index++) {
      const parts = format.formatToParts(Date.UTC(2024, index, 1))
      if (fold(parts.find(({ type }) => type === "month")?.value ?? "").startsWith(word)) found.add(index + 1)
    }
  }
  return found.size === 1 ? [...found][0] : undefined
}

/** Two digits mean a year from 80 years ago to 19 years ahead. */
function yearOf(text: string, today: Date): number | undefined {
  if (text.length === 4) return Number(text)
  if (text.length !== 2) return undefined
  const first = today.getUTCFullYear() - 80
  return first + ((((Number(text) - first) % 100) + 100) % 100)
}

function isoDay(parts: Partial<Record<Part, string>>, today: Date): string | undefined {
  const year = parts.year === undefined ? today.getUTCFullYear() : yearOf(parts.year, today)
  const [month, day] = [Number(parts.month), Number(parts.day)]
  if (!year) return undefined
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoDayOf(date) : undefined
}

const inOrder = (order: Part[], values: string[]) =>
  Object.fromEntries(order.map((part, index) => [part, values[index]])) as Partial<Record<Part, string>>

/**
 * Reads a day as people type it in a language: 5.3.2031, 5/3/31, 05032031, 5 March, or 2031-03-05 in each.
 * @returns the day as YYYY-MM-DD, or undefined if the text is none
 */
export function readDay(text: string, locale: string, today = new Date()): string | undefined {
  const tokens = fold(text).match(/\d+|\p{L}{3,}/gu) ?? []
  const numbers = tokens.filter((token) => /^\d/.test(token))
  const [name, ...others] = tokens.filter((token) => !/^\d/.test(token))
  if (others.length > 0) return undefined
  if (name !== undefined) {
    const month = monthOf(name, locale)
    if (month === undefined || numbers.length < 1 || numbers.length > 2) return undefined
    return isoDay({ day: numbers[0], month: String(month), year: numbers[1] }, today)
  }
  if (numbers[0]?.length === 4 && numbers.length === 3) return isoDay(inOrder(["year", "month", "day"], numbers), today)
  const order = numeric(locale)
    .formatToParts(today)
    .map(({ type }) => type)
    .filter(isPart)
  const [whole = ""] = numbers
  if (numbers.length === 1 && (whole.length === 8 || whole.length === 6)) {
    let rest = whole
    const cut = order.map((part) => {
      const value = rest.slice(0, part === "year" ? whole.length - 4 : 2)
      rest = rest.slice(value.length)
      return value
    })
    return isoDay(inOrder(order, cut), today)
  }
  if (numbers.length === 2)
    return isoDay(
      inOrder(
        order.filter((part) => part !== "year"),
        numbers,
      ),
      today,
    )
  return numbers.length === 3 ? isoDay(inOrder(order, numbers), today) : undefined
}

/** The day some days later. */
export const shiftDay = (day: string, by: number): string => isoDayOf(addDays(new Date(`${day}T00:00:00Z`), by))

/** Reads a time of day as people type it: 9, 930, 9:30, 14.30, 14h30, 2 pm. @returns HH:MM, or undefined */
export function readTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(\d{2}))?\s*(h|uhr|([ap])\.?\s?m\.?)?$/.exec(fold(text).trim())
  if (!found) return undefined
  const [, hourText, minuteText, joined, , half] = found
  const typed = Number(hourText)
  if (half && (typed < 1 || typed > 12)) return undefined
  const hour = half ? (typed % 12) + (half === "p" ? 12 : 0) : typed
  const minute = Number(minuteText ?? joined ?? 0)
  return hour < 24 && minute < 60 ? `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}` : undefined
}
