import { type Granted, mayOn } from "@/lib/core/auth/grants"
import type { Deposit } from "../schema"
import type { ItemRow } from "../store/rows"

const numberOf = (text: string | null) => (text === null ? null : Number(text))

/** Nobody verifies an own drop. */
const mayVerify = ({ waitsFor, userId, business, shop }: ItemRow, user: Granted) =>
  waitsFor === "verify" && userId !== user.userId && mayOn(user, ["update", "Drop"], { business, shop })

/** A deposit, for a user if there is one. */
export const toDeposit = (row: ItemRow, user?: Granted): Deposit => ({
  ...{ kind: row.kind, id: row.id, number: row.number, business: row.business, shop: row.shop, shopName: row.shopName },
  ...{ amount: Number(row.amount), currency: row.currency, credited: numberOf(row.credited) },
  ...{ difference: numberOf(row.difference), banked: Number(row.banked), state: row.state, waitsFor: row.waitsFor },
  by: { id: row.userId, name: row.userName },
  ...{ at: row.at, since: row.since, dueAt: row.dueAt, overdue: row.overdue },
  mayVerify: user !== undefined && mayVerify(row, user),
})
