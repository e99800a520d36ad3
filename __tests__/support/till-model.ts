import fc from "fast-check"

/** A random command on a till. Amounts are whole euros, in minor units. */
export type Command =
  | { do: "open" | "paid-in" | "paid-out" | "count"; amount: number }
  | { do: "z-reading"; cash: number; cards: number }
  | { do: "start-counting" | "close" }

const amount = fc.integer({ min: 1, max: 300 }).map((euros) => euros * 100)

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("paid-in" as const, "paid-out" as const), amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("z-reading" as const), cash: amount, cards: amount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("count" as const), amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("start-counting" as const, "close" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("open" as const), amount }) },
)

/** What a till and its books should say, in the simplest way that one could keep them. */
export class TillModel {
  state: "closed" | "open" | "counting" = "closed"
  balances: Record<string, number> = {}
  private counted: number | undefined
  /** The sum paid in or out since the count. */
  private moved = 0
  private readings = 0

  private move(from: string, to: string, sum: number): boolean {
    this.balances[from] = (this.balances[from] ?? 0) - sum
    this.balances[to] = (this.balances[to] ?? 0) + sum
    return true
  }

  private get till(): number {
    return this.balances.till ?? 0
  }

  private open(sum: number): boolean {
    if (this.state !== "closed") return false
    const source = this.balances.till === undefined ? "capital" : "over_short"
    Object.assign(this, { state: "open", counted: undefined, moved: 0, readings: 0 })
    return this.move(source, "till", sum - this.till)
  }

  private close(): boolean {
    if (this.state !== "counting" || this.counted === undefined || this.readings === 0) return false
    const variance = this.counted - (this.till - this.moved)
    if (this.till + variance < 0) return false
    this.state = "closed"
    return this.move("over_short", "till", variance)
  }

  private count(sum: number): boolean {
    if (this.state !== "counting") return false
    Object.assign(this, { counted: sum, moved: 0 })
    return true
  }

  private pay(sum: number): boolean {
    if (this.state === "closed" || this.till + sum < 0) return false
    this.moved += sum
    return this.move(sum > 0 ? "capital" : "expense", "till", sum)
  }

  private take(cash: number, cards: number): boolean {
    if (this.state === "closed") return false
    this.readings++
    return this.move("sales", "till", cash) && this.move("sales", "card_clearing", cards)
  }

  /** @returns whether the command is accepted */
  run(one: Command): boolean {
    if (one.do === "open") return this.open(one.amount)
    if (one.do === "paid-in") return this.pay(one.amount)
    if (one.do === "paid-out") return this.pay(-one.amount)
    if (one.do === "count") return this.count(one.amount)
    if (one.do === "z-reading") return this.take(one.cash, one.cards)
    if (one.do === "close") return this.close()
    if (this.state !== "open") return false
    this.state = "counting"
    return true
  }
}
