// The age of debts. Credits pay the oldest charges first, so the newest charges up to the balance are outstanding.

/** A line of a customer's account. */
export interface Movement {
  /** The increase in the customer's debt; negative for a decrease. */
  amount: number
  /** Whether it is a reversal, or was reversed: both halves of such a pair are left out. */
  isVoid: boolean
}

/** A part of a charge that a credit paid. */
export interface Allocation {
  /** The index of the credit among the movements. */
  by: number
  amount: number
}

/** The payments allocated to each movement; none for credits. Movements are in order, oldest first. */
export function allocationsOf(movements: readonly Movement[]): Allocation[][] {
  const credits = movements.flatMap(({ amount, isVoid }, by) => (isVoid || amount >= 0 ? [] : [{ by, left: -amount }]))
  let next = 0
  return movements.map(({ amount, isVoid }) => {
    const paid: Allocation[] = []
    let open = isVoid ? 0 : Math.max(amount, 0)
    while (open > 0 && next < credits.length) {
      const credit = credits[next] as (typeof credits)[number]
      const part = Math.min(open, credit.left)
      paid.push({ by: credit.by, amount: part })
      open -= part
      credit.left -= part
      if (credit.left === 0) next += 1
    }
    return paid
  })
}

/** The unpaid part of each movement; 0 for credits. */
export const openOf = (movements: readonly Movement[], allocations = allocationsOf(movements)): number[] =>
  movements.map(({ amount, isVoid }, i) =>
    isVoid || amount <= 0 ? 0 : (allocations[i] ?? []).reduce((open, part) => open - part.amount, amount),
  )

export interface Ages {
  current: number
  over30: number
  over60: number
  over90: number
}

/** Charges by age, without reversed ones: under 30 days, 30 to 59 days and 60 to 89 days. */
export interface Recent {
  under30: number
  under60: number
  under90: number
}

/** A balance by age. An overpayment counts as current. */
export function agesOf(balance: number, recent: Recent): Ages {
  if (balance <= 0) return { current: balance, over30: 0, over60: 0, over90: 0 }
  let left = balance
  const take = (charged: number) => {
    const part = Math.min(left, charged)
    left -= part
    return part
  }
  const [current, over30, over60] = [recent.under30, recent.under60, recent.under90].map(take) as [
    number,
    number,
    number,
  ]
  return { current, over30, over60, over90: left }
}
