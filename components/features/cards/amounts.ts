import { useFormatter } from "next-intl"

/** Figures as the reader writes them; amounts in whole currency, as the cards' calls answer them. */
export function useAmounts() {
  const format = useFormatter()
  return {
    count: (value: number) => format.number(value),
    /** A sum at the head of a card: cents do not matter in a large one. */
    money: (value: number, currency: string) =>
      format.number(value, {
        style: "currency",
        currency,
        ...(Math.abs(value) >= 1000 && { maximumFractionDigits: 0 }),
      }),
    /** To the cent, for sums that stand one under the other. */
    exact: (value: number, currency: string) => format.number(value, { style: "currency", currency }),
    percent: (part: number, digits = 0) => format.number(part, { style: "percent", maximumFractionDigits: digits }),
  }
}
