import { makePgArray, parsePgArray } from "drizzle-orm/pg-core"

// OIDs of pg_type.dat, which never change.
const dates = [1082, 1083, 1114, 1184, 1186]
const datesInArrays = [1182, 1115, 1185]
const json = [114, 3802]
const numericArray = 1231
const textArrays = [1009, 1003, 1015, 2951]
const numberArrays = [1007, 1005, 1021, 1022]
const booleanArrays = [1000]

const asIs = (value: unknown) => value

/** As PGlite does: a number where that is exact. */
function integer(text: string): number | bigint {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

const arrays = (from: number[], parse: (text: string) => unknown) => ({
  to: Number(from[0]),
  from,
  parse: (text: string) => (parsePgArray(text) as string[]).map(parse),
  // Drizzle's array columns write the text themselves.
  serialize: (value: unknown) => (Array.isArray(value) ? makePgArray(value) : value),
})

/** Drizzle's columns convert dates, times, timestamps, and arrays of these and of numerics themselves, and write JSON. */
export const drizzleTypes = {
  text: { to: 1184, from: [...dates, ...datesInArrays, numericArray], parse: asIs, serialize: asIs },
  integers: { to: 20, from: [20], parse: integer, serialize: String },
  json: { to: 114, from: json, parse: JSON.parse, serialize: asIs },
  texts: arrays(textArrays, String),
  numbers: arrays(numberArrays, Number),
  booleans: arrays(booleanArrays, (text) => text === "t"),
}
