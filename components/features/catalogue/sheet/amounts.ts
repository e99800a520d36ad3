import { plainDecimal, writeDecimal } from "@/lib/core/decimal-text"
import { majorText, minorIn } from "@/lib/core/money"

export type AmountProblem = "amount" | "negative" | "decimals" | "required"

/** Amounts beyond this are typing errors: ten million. */
const maxAmount = 1_000_000_000

/** Reads a typed or pasted price, in minor units; null for an empty cell. */
export function readAmount(text: string, locale: string): { amount: number | null } | { problem: AmountProblem } {
  const bare = text.replace(/\p{Sc}|\p{L}+\.?/gu, "").trim()
  if (bare === "") return text.trim() === "" ? { amount: null } : { problem: "amount" }
  const plain = plainDecimal(bare, locale)
  if (plain === undefined) return { problem: "amount" }
  if (plain.startsWith("-")) return { problem: "negative" }
  const amount = minorIn(plain)
  if (amount === undefined) return { problem: "decimals" }
  return amount > maxAmount ? { problem: "amount" } : { amount }
}

/** A price as somebody would type it in this language, with two decimals. */
export const writeAmount = (amount: number | null, locale: string): string =>
  amount === null ? "" : writeDecimal(majorText(amount), locale, 2)
