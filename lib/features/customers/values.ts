export const customerSorts = ["name", "balance"] as const

/** The ages in days from which a debt counts as overdue. */
export const overdueAges = [30, 60, 90] as const

/** The kinds of entries that commands on IOUs post. Others, such as takings, come from elsewhere in the books. */
export const iouKinds = ["iou-charge", "iou-repayment", "iou-write-off", "iou-adjustment"] as const

/** Where a repayment goes. */
export const repaidTo = ["till", "bank"] as const

interface Open {
  open: number
}

/** Allocates an amount to a customer's charges, which are in order, oldest first. */
export function allocate<Line extends Open>(lines: readonly Line[], amount: number): { line: Line; part: number }[] {
  let left = amount
  return lines.flatMap((line) => {
    const part = Math.min(left, line.open)
    left -= part
    return part > 0 ? [{ line, part }] : []
  })
}

/** The kinds of entries that have a name on a statement. */
export const statementKinds = [...iouKinds, "invoice", "invoice-payment", "credit-note", "takings", "opening"] as const

/** The key of the message that names a line of a statement. */
export const statementKind = (kind: string) => statementKinds.find((one) => one === kind) ?? "other"

/** The outcomes for a day of a recurring charge. */
export const dayStates = ["charged", "refused"] as const

/** The number of coming days of a recurring charge that screens list. */
export const nextDaysShown = 6
/** The maximum number of past days that one run catches up on, after the server was off. */
export const maxDaysBack = 62
