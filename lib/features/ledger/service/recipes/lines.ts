import type { AccountRef, Line, Recipe } from "../entry"

/** The account of a line, with its optional fields. */
type To = { account: AccountRef } & Omit<Line, "account" | "amount">

const line = ({ account, ...more }: To, amount: bigint): Line => ({ account, amount, ...more })

export const debit = (to: To, amount: bigint): Line => line(to, amount)
export const credit = (to: To, amount: bigint): Line => line(to, -amount)

/**
 * An entry of those lines whose amount is not zero.
 * @throws RangeError if they don't sum to zero, because then the recipe is wrong
 */
export function recipe(kind: string, lines: Line[]): Recipe {
  const sum = lines.reduce((total, { amount }) => total + amount, 0n)
  if (sum !== 0n) throw new RangeError(`the lines of ${kind} sum to ${sum}`)
  return { kind, lines: lines.filter(({ amount }) => amount !== 0n) }
}

/** The account of a role at a shop, or of the whole business. */
export const at = (
  role: Extract<AccountRef, { role: unknown }>["role"],
  shopId?: number | null,
): { account: AccountRef } => ({
  account: { role, ...(shopId === undefined ? {} : { shopId }) },
})

/** An account by its id, such as that of a till. */
export const account = (accountId: number): { account: AccountRef } => ({ account: { accountId } })

/** @throws RangeError for a negative amount, because the event determines the direction */
export function positive(amount: bigint): bigint {
  if (amount < 0n) throw new RangeError(`${amount} is negative`)
  return amount
}

/** Sales or purchases at one rate of VAT. */
export interface RateAmount {
  vatCode: string
  net: bigint
  vat: bigint
}

/** Sales and their VAT by rate, credited; `sign` −1 debits them, for a credit note. */
export const salesLines = (
  rates: readonly RateAmount[],
  shopId: number | null | undefined,
  sign: 1n | -1n = 1n,
): Line[] =>
  rates.flatMap(({ vatCode, net, vat }) => [
    credit({ ...at("sales", shopId), vatCode }, net * sign),
    credit({ ...at("vat_output", shopId), vatCode, net: net * sign }, vat * sign),
  ])

/** The sum of all rates, with VAT. */
export const grossOf = (rates: readonly RateAmount[]): bigint =>
  rates.reduce((sum, { net, vat }) => sum + net + vat, 0n)
