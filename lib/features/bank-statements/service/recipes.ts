import { netOf } from "@/lib/core/money"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import { account, at, debit, recipe } from "@/lib/features/ledger/service/recipes/lines"

interface Booked {
  /** The account of the bank account in the books. */
  bank: number
  /** What the bank booked: positive for money that came in. */
  amount: bigint
  /** The other account. */
  other: number
  /** Basis points; the amount includes it. */
  vatRate: number
  party?: string
}

/** What a bank booked and nothing in the books explains: the other side is an account that somebody chose. */
export const bankBooked = ({ bank, amount, other, vatRate, party }: Booked): Recipe => {
  const net = netOf(amount, vatRate)
  const vatCode = vatRate > 0 ? String(vatRate) : undefined
  const vatRole = amount > 0n ? "vat_output" : "vat_input"
  return recipe("bank-entry", [
    debit(account(bank), amount),
    debit({ ...account(other), vatCode, party }, -net),
    debit({ ...at(vatRole), vatCode, net: -net }, net - amount),
  ])
}
