import type { AccountRef, Recipe } from "@/lib/features/ledger/service/entry"
import { account, at, credit, debit, recipe } from "@/lib/features/ledger/service/recipes/lines"

interface Approved {
  party: string
  /** A credit note gives everything back. */
  isCredit: boolean
  /** Net amounts by account; null for the usual one of expenses. */
  costs: { account: number | null; net: bigint }[]
  /** Net amounts of goods, which their delivery posts: until then they are not owed. */
  goods: bigint
  vat: { rate: number; net: bigint; vat: bigint }[]
  rounding: bigint
}

/** A bill is approved: its costs and the VAT that the tax office gives back, owed to the supplier. */
export function billApproved({ party, isCredit, costs, goods, vat, rounding }: Approved): Recipe {
  const sign = isCredit ? -1n : 1n
  const byAccount = new Map<number | null, bigint>()
  for (const { account: id, net } of costs) byAccount.set(id, (byAccount.get(id) ?? 0n) + net)
  const owed = { ...at("supplier_control"), party }
  const total = [...byAccount.values(), goods, ...vat.map((row) => row.vat), rounding].reduce(
    (sum, one) => sum + one,
    0n,
  )
  return recipe("supplier-bill", [
    ...[...byAccount].map(([id, net]) => debit(id === null ? at("expense") : account(id), net * sign)),
    ...vat.map(({ rate, net, vat: tax }) =>
      debit({ ...at("vat_input"), vatCode: String(rate), net: net * sign }, tax * sign),
    ),
    debit(at("cash_rounding"), rounding * sign),
    debit(owed, goods * sign),
    credit(owed, total * sign),
  ])
}

interface Paid {
  party: string
  isCredit: boolean
  amount: bigint
  /** Where the money comes from; the usual bank account if it is left out. */
  from?: AccountRef
}

/** A bill is paid, or a credit note refunded. */
export const billPaid = ({ party, isCredit, amount, from = { role: "bank" } }: Paid): Recipe => {
  const sign = isCredit ? -1n : 1n
  return recipe("supplier-payment", [
    debit({ ...at("supplier_control"), party }, amount * sign),
    credit({ account: from }, amount * sign),
  ])
}
