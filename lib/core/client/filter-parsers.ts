import type { FilterParser } from "./list-state"

const maxId = 2_147_483_647
const maxCodeLength = 120

/** A record's id. */
export const idFilter: FilterParser<number> = (text) => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= maxId ? id : undefined
}

/** One line of text that identifies something: a code, a name, a composite key. */
export const codeFilter: FilterParser<string> = (text) => {
  const code = text.trim()
  return code.length <= maxCodeLength && !/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(code)
    ? code || undefined
    : undefined
}

/** A calendar date of the years 1900 to 2199, YYYY-MM-DD. */
export const dayFilter: FilterParser<string> = (text) => {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

/** The two parameters of a filter by a range of days: `issued` becomes `issuedFrom` and `issuedTo`. */
export type DayRange<Name extends string> = Record<`${Name}From` | `${Name}To`, FilterParser<string>>

export const dayRange = <Name extends string>(name: Name) =>
  ({ [`${name}From`]: dayFilter, [`${name}To`]: dayFilter }) as DayRange<Name>
