type Rounding = 1 | 5 | 10 | 50 | 100

/** Minor units to which sums paid in cash are rounded, by ISO code of the country: by law or, as in Ireland, by custom. */
const roundings: Record<string, Rounding> = {
  ...{ BE: 5, EE: 5, FI: 5, IE: 5, IT: 5, LT: 5, NL: 5, SK: 5 },
  ...{ AU: 5, CA: 5, CH: 5, CZ: 100, DK: 50, LI: 5, NO: 100, NZ: 10, SE: 100 },
}

/** Returns the minor units to which a country rounds sums paid in cash: 5 in Finland, 1 where they are not rounded. */
export const cashRounding = (country: string): Rounding => roundings[country] ?? 1
