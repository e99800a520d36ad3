import { useFormatter } from "next-intl"
import { currencyStyle } from "@/lib/core/money"

/** Formatters for figures in the user's language. Amounts are in major currency units, as the endpoints return them. */
export function useAmounts() {
  const format = useFormatter()
  return {
    count: (value: number) => format.number(value),
    /** An amount at the head of a card, without cents from 1,000 up. */
    money: (value: number, currency: string) =>
      format.number(value, {
        ...currencyStyle(currency),
        ...(Math.abs(value) >= 1000 && { maximumFractionDigits: 0 }),
      }),
    /** An amount with cents, for columns. */
    exact: (value: number, currency: string) => format.number(value, currencyStyle(currency)),
    percent: (part: number, digits = 0) => format.number(part, { style: "percent", maximumFractionDigits: digits }),
  }
}
