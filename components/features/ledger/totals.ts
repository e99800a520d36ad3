import { type AccountClass, accountClasses } from "@/lib/features/ledger/values/roles"

interface Balanced {
  class: AccountClass
  balance: number
}

export const sumOf = (rows: readonly { balance: number }[]) => rows.reduce((sum, { balance }) => sum + balance, 0)

/** The accounts of a trial balance by class, in the order of the classes, with the sum of each. */
export const byClass = <Row extends Balanced>(rows: readonly Row[]) =>
  accountClasses
    .map((name) => ({ name, rows: rows.filter((row) => row.class === name) }))
    .filter((group) => group.rows.length > 0)
    .map((group) => ({ ...group, sum: sumOf(group.rows) }))
