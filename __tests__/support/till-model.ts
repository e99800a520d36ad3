import type { Role } from "./cash-commands"

/** The largest variance that needs no explanation, in minor units. */
export const tolerance = 1_000

/** The day of a till, without its money. */
export class TillModel {
  state: "new" | "open" | "counting" | "closed" | "reviewed" | "locked" = "new"
  /** The id of its latest session. */
  id = 0
  isUsed = false
  readings = 0
  counts = 0
  counted = 0
  /** The sum put in or taken out since the count. */
  moved = 0
  explanation = ""
  variance = 0
  /** Those who may not review it. */
  hands = new Set<Role>()
  get isOpen(): boolean {
    return this.state === "open" || this.state === "counting"
  }
  /** A till that never had a session takes money too. */
  get takesMoney(): boolean {
    return this.isOpen || this.state === "new"
  }

  /** Returns the variance from what the books have; negative if money is missing. */
  varianceTo = (balance: number): number => this.counted + this.moved - balance

  /** Whether it can be closed: counted and read, and explained if the variance is beyond the tolerance. */
  mayClose(balance: number): boolean {
    if (this.state !== "counting" || this.counts === 0 || this.readings === 0) return false
    const isExplained = this.counts > 1 && this.explanation !== ""
    return Math.abs(this.varianceTo(balance)) <= tolerance || isExplained
  }

  count(amount: number, memo: string, who: Role): boolean {
    if (this.state !== "counting") return false
    Object.assign(this, { counts: this.counts + 1, counted: amount, moved: 0, explanation: memo || this.explanation })
    this.hands.add(who)
    return true
  }

  review(who: Role): boolean {
    // The supervisor's limit is nothing.
    const isBeyond = who === "supervisor" && this.variance !== 0
    if (this.state !== "closed" || this.hands.has(who) || isBeyond) return false
    this.state = "reviewed"
    return true
  }
}
