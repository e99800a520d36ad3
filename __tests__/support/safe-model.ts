type Pieces = Record<number, number>

/** The value of pieces, in minor units. */
export const worthOf = (pieces: Pieces): number =>
  Object.entries(pieces).reduce((sum, [value, of]) => sum + Number(value) * of, 0)

/** The notes and coins of a safe that somebody has named. The rest of its balance is unsorted. */
export class SafeModel {
  pieces: Pieces = {}

  /** Whether pieces can come in or go out: those that are not there have to be among the unsorted money. */
  takes(total: number, amount: number, pieces?: Pieces): boolean {
    const unsorted = total - worthOf(this.pieces)
    if (!pieces) return amount >= 0 || unsorted >= -amount
    const missing = Object.entries(pieces).map(([value, of]) => {
      const left = (this.pieces[Number(value)] ?? 0) + of
      return left < 0 ? -left * Number(value) : 0
    })
    return missing.reduce((sum, one) => sum + one, 0) <= unsorted
  }

  move(pieces: Pieces = {}): boolean {
    for (const [value, of] of Object.entries(pieces)) {
      const left = Math.max(0, (this.pieces[Number(value)] ?? 0) + of)
      if (left > 0) this.pieces[Number(value)] = left
      else delete this.pieces[Number(value)]
    }
    return true
  }
}
