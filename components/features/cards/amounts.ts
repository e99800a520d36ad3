import { useFormatter } from "next-intl"

/** Figures as the reader writes them; amounts in whole currency, as the cards' calls answer them. */
export function useAmounts() {
  const format = useFormatter()
  return {
    count: (value: number) => format.number(value),
    /** To the cent, unless it is a round sum or so large that cents do not matter. */
    money: (value: number, currency: string) =>
      format.number(value, {
        style: "currency",
        currency,
        ...(Math.abs(value) >= 1000
          ? { maximumFractionDigits: 0 }
          : { trailingZeroDisplay: "stripIfInteger" as const }),
      }),
    percent: (part: number, digits = 0) => format.number(part, { style: "percent", maximumFractionDigits: digits }),
  }
}
