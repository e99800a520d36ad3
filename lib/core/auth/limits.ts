import type { Rule } from "@/lib/core/auth/ability"
import { type Granted, limitOn, type Placed } from "@/lib/core/auth/grants"
import { HttpError } from "@/lib/core/http/errors"
import { decimalAmount } from "@/lib/core/money"

interface Wanted {
  /** The limit's name in a grant. */
  limit: string
  /** Minor units of `currency`. */
  amount: number
  currency: string
  /** The sentence that names the limit as `{limit}`. */
  message: string
  /** The field with the amount, if the request has one. */
  field?: string
}

/** @throws HttpError 403 for an amount above the limit of the caller's grant */
export function requireWithin(
  user: Granted,
  right: Rule,
  place: Placed,
  { limit: name, amount, currency, message, field }: Wanted,
): void {
  const limit = limitOn(user, right, place, name)
  if (amount <= limit) return
  const text = [message, { limit: `${decimalAmount(BigInt(limit), currency)} ${currency}` }] as const
  throw new HttpError(403, "forbidden", { message: text, ...(field !== undefined && { fields: { [field]: text } }) })
}
