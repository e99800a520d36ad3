// The notes and coins of each currency, and the rolls, bags and bundles in which banks supply them. Face values are minor units.

export const packNames = ["rolls", "bags", "bundles"] as const
export type PackName = (typeof packNames)[number]

export interface Denomination {
  value: number
  kind: "note" | "coin"
  /** Pieces per pack: notes come in bundles, coins in rolls and bags. */
  packs: Partial<Record<PackName, number>>
}

interface Money {
  /** From the largest. */
  notes: readonly number[]
  /** Notes per bundle. */
  bundle: number
  /** Face value, pieces in a roll, pieces in a bag; null where banks have no such pack. From the largest. */
  coins: readonly (readonly [value: number, roll: number | null, bag: number | null])[]
}

const money: Record<string, Money> = {
  // A bag is ten rolls.
  EUR: {
    notes: [500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00],
    bundle: 100,
    coins: [
      [2_00, 25, 250],
      [1_00, 25, 250],
      [50, 40, 400],
      [20, 40, 400],
      [10, 40, 400],
      [5, 50, 500],
      [2, 50, 500],
      [1, 50, 500],
    ],
  },
  USD: {
    notes: [100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00],
    bundle: 100,
    coins: [
      [50, 20, null],
      [25, 40, 4000],
      [10, 50, 10_000],
      [5, 40, 4000],
      [1, 50, 5000],
    ],
  },
  GBP: {
    notes: [50_00, 20_00, 10_00, 5_00],
    bundle: 100,
    coins: [
      [2_00, null, 10],
      [1_00, null, 20],
      [50, null, 20],
      [20, null, 50],
      [10, null, 50],
      [5, null, 100],
      [2, null, 50],
      [1, null, 100],
    ],
  },
  SEK: {
    notes: [1000_00, 500_00, 200_00, 100_00, 50_00, 20_00],
    bundle: 100,
    coins: [
      [10_00, null, null],
      [5_00, null, null],
      [2_00, null, null],
      [1_00, null, null],
    ],
  },
  NOK: {
    notes: [1000_00, 500_00, 200_00, 100_00, 50_00],
    bundle: 100,
    coins: [
      [20_00, null, null],
      [10_00, null, null],
      [5_00, null, null],
      [1_00, null, null],
    ],
  },
  DKK: {
    notes: [1000_00, 500_00, 200_00, 100_00, 50_00],
    bundle: 100,
    coins: [
      [20_00, null, null],
      [10_00, null, null],
      [5_00, null, null],
      [2_00, null, null],
      [1_00, null, null],
      [50, null, null],
    ],
  },
  CHF: {
    notes: [1000_00, 200_00, 100_00, 50_00, 20_00, 10_00],
    bundle: 100,
    coins: [
      [5_00, 25, null],
      [2_00, 50, null],
      [1_00, 50, null],
      [50, 50, null],
      [20, 50, null],
      [10, 50, null],
      [5, 50, null],
    ],
  },
  PLN: {
    notes: [500_00, 200_00, 100_00, 50_00, 20_00, 10_00],
    bundle: 100,
    coins: [
      [5_00, 50, null],
      [2_00, 50, null],
      [1_00, 50, null],
      [50, 50, null],
      [20, 50, null],
      [10, 50, null],
      [5, 50, null],
      [2, 50, null],
      [1, 50, null],
    ],
  },
  CZK: {
    notes: [5000_00, 2000_00, 1000_00, 500_00, 200_00, 100_00],
    bundle: 100,
    coins: [
      [50_00, null, null],
      [20_00, null, null],
      [10_00, null, null],
      [5_00, null, null],
      [2_00, null, null],
      [1_00, null, null],
    ],
  },
  RON: {
    notes: [500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 1_00],
    bundle: 100,
    coins: [
      [50, null, null],
      [10, null, null],
      [5, null, null],
      [1, null, null],
    ],
  },
  BRL: {
    notes: [200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00],
    bundle: 100,
    coins: [
      [1_00, 50, null],
      [50, 50, null],
      [25, 50, null],
      [10, 50, null],
      [5, 50, null],
      [1, 50, null],
    ],
  },
}

const packsOf = (roll: number | null, bag: number | null): Denomination["packs"] => ({
  ...(roll === null ? {} : { rolls: roll }),
  ...(bag === null ? {} : { bags: bag }),
})

function denominationsIn({ notes, bundle, coins }: Money): Denomination[] {
  return [
    ...notes.map((value) => ({ value, kind: "note" as const, packs: { bundles: bundle } })),
    ...coins.map(([value, roll, bag]) => ({ value, kind: "coin" as const, packs: packsOf(roll, bag) })),
  ]
}

const known = new Map(Object.entries(money).map(([currency, data]) => [currency, denominationsIn(data)]))

/** Notes and coins of a currency, from the largest; empty for an unknown currency. */
export const denominationsOf = (currency: string): readonly Denomination[] => known.get(currency) ?? []
