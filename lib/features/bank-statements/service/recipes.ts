import { netOf } from "@/lib/core/money"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import { account, at, debit, recipe } from "@/lib/features/ledger/service/recipes/lines"

interface Booked {
  /** The ledger account of the bank account. */
  bank: number
  /** The amount that the bank booked; positive for incoming money. */
  amount: bigint
  /** The account on the other side of the entry. */
  other: number
  /** In basis points; `amount` includes the VAT. */
  vatRate: number
  party?: string
}

/** An entry for a bank line that no record explains, against an account that somebody chose. */
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
