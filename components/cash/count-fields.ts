import { type Count, type CountUnit, maxPieces, totalOf } from "@/lib/core/cash/count"
import { type Denomination, denominationsOf, packNames } from "@/lib/core/cash/denominations"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { currencyStyle, major } from "@/lib/core/money"

/** One input of the grid: how many pieces, rolls, … of a face value. */
export interface CountField {
  unit: CountUnit
  value: number
  kind: Denomination["kind"]
}

/** The inputs for a currency, in the order in which they are filled in. */
export const countFields = (currency: string, withPacks: boolean): CountField[] =>
  denominationsOf(currency).flatMap(({ value, kind, packs }) => {
    const units: CountUnit[] = withPacks ? ["pieces", ...packNames.filter((name) => packs[name])] : ["pieces"]
    return units.map((unit) => ({ unit, value, kind }))
  })

export const amountOf = (count: Count, { unit, value }: CountField): number | undefined => count[unit]?.[value]

/** The count with another number in one input; undefined empties it. */
export function withAmount(count: Count, { unit, value }: CountField, amount: number | undefined): Count {
  const { [value]: _, ...others } = count[unit] ?? {}
  return { ...count, [unit]: amount === undefined ? others : { ...others, [value]: Math.min(amount, maxPieces) } }
}

/** What one row of the grid comes to. */
export const rowTotal = (count: Count, value: number, currency: string): number => {
  const only = (unit: CountUnit) => ({ [value]: count[unit]?.[value] ?? 0 })
  return totalOf(
    { pieces: only("pieces"), ...Object.fromEntries(packNames.map((name) => [name, only(name)])) },
    currency,
  )
}

/** A face value as people say it: `€50`, `€0.20`. */
export const faceOf = (value: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(intlLocale(locale), {
    ...currencyStyle(currency),
    trailingZeroDisplay: "stripIfInteger",
  }).format(major(value))
