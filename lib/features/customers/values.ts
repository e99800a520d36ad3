export const customerSorts = ["name", "balance"] as const

/** Ages of debts in days, from which a debt counts as overdue. */
export const overdueAges = [30, 60, 90] as const

/** The entries that the acts of a customer's IOU make. Others, such as takings, come from elsewhere in the books. */
export const iouKinds = ["iou-charge", "iou-repayment", "iou-write-off", "iou-adjustment"] as const

/** Where a repayment goes. */
export const repaidTo = ["till", "bank"] as const

interface Open {
  open: number
}

/** What an amount pays of a customer's charges, which are in order, the oldest first. */
export function allocate<Line extends Open>(lines: readonly Line[], amount: number): { line: Line; part: number }[] {
  let left = amount
  return lines.flatMap((line) => {
    const part = Math.min(left, line.open)
    left -= part
    return part > 0 ? [{ line, part }] : []
  })
}

/** The kinds of entries of a statement that it has a word for. */
export const statementKinds = [...iouKinds, "invoice", "invoice-payment", "credit-note", "takings", "opening"] as const

/** The key of the message that says what a line of a statement is. */
export const statementKind = (kind: string) => statementKinds.find((one) => one === kind) ?? "other"

/** What became of a day of a recurring charge. */
export const dayStates = ["charged", "refused"] as const

/** The next days of a recurring charge that screens list. */
export const nextDaysShown = 6
/** The most days that one run makes up for, after the server was off. */
export const maxDaysBack = 62
