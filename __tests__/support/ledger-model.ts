// The books in memory, written from the rules alone: what posting, reversing and locking must do. No chain, no SQL, no cache.

export type Name = "till" | "safe" | "drop_pending" | "cash_in_transit" | "bank" | "capital" | "over_short" | "expense"
export const names: Name[] = [
  "till",
  "safe",
  "drop_pending",
  "cash_in_transit",
  "bank",
  "capital",
  "over_short",
  "expense",
]
const cash: Name[] = ["till", "safe", "drop_pending", "cash_in_transit"]

export type ModelLine = readonly [Name, bigint]

export interface ModelEntry {
  date: string
  lines: ModelLine[]
  year: string
  number: number
  /** The index of the entry that it reverses. */
  reverses?: number
}

/** The result of a command: the index of the new or repeated entry, or the code of the error. */
export type Outcome = { entry: number; isReplayed: boolean } | { error: string }

export class Model {
  entries: ModelEntry[] = []
  private locked = new Set<string>()
  private keys = new Map<string, { command: string; entry: number }>()

  balance(name: Name, at = "9999-12-31"): bigint {
    let sum = 0n
    for (const { date, lines } of this.entries)
      if (date <= at) for (const [account, amount] of lines) if (account === name) sum += amount
    return sum
  }

  post(key: string, date: string, lines: ModelLine[]): Outcome {
    return this.write(key, JSON.stringify([date, lines.map(String)]), { date, lines })
  }

  reverse(key: string, index: number): Outcome {
    const entry = this.entries[index] as ModelEntry
    if (entry.reverses !== undefined) return { error: "reversal_of_reversal" }
    const lines = entry.lines.map(([name, amount]) => [name, -amount] as const)
    return this.write(key, `reverse ${index}`, { date: entry.date, lines, reverses: index })
  }

  setLocked(month: string, isLocked: boolean): Outcome | undefined {
    if (this.locked.has(month) === isLocked) return { error: "conflict" }
    if (isLocked) this.locked.add(month)
    else this.locked.delete(month)
    return undefined
  }

  private write(key: string, command: string, entry: Omit<ModelEntry, "year" | "number">): Outcome {
    const earlier = this.keys.get(key)
    if (earlier)
      return earlier.command === command
        ? { entry: earlier.entry, isReplayed: true }
        : { error: "idempotency_mismatch" }
    const error = this.refusal(entry)
    if (error) return { error }
    const year = entry.date.slice(0, 4)
    const number = this.entries.filter((other) => other.year === year).length + 1
    this.entries.push({ ...entry, year, number })
    this.keys.set(key, { command, entry: this.entries.length - 1 })
    return { entry: this.entries.length - 1, isReplayed: false }
  }

  private refusal({ date, lines, reverses }: Omit<ModelEntry, "year" | "number">): string | undefined {
    const sum = lines.reduce((total, [, amount]) => total + amount, 0n)
    if (lines.length < 2 || sum !== 0n || lines.some(([, amount]) => amount === 0n)) return "invalid"
    if (reverses !== undefined && this.entries.some((other) => other.reverses === reverses)) return "already_reversed"
    if (this.locked.has(date.slice(0, 7))) return "period_locked"
    const after = (name: Name) =>
      lines.reduce((total, [account, amount]) => (account === name ? total + amount : total), this.balance(name))
    return cash.some((name) => after(name) < 0n) ? "insufficient_funds" : undefined
  }
}
