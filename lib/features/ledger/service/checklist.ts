import type { Scope } from "@/lib/core/db/types"
import { shared } from "@/lib/core/shared"
import { countWithBalance } from "../store/balances"
import { countUnlockedBefore } from "../store/periods"
import { countUnbalanced } from "../store/unbalanced"

// The checklist of a month before it is closed. Nouns add their own items, because the ledger doesn't import them.

export interface MonthOfBooks {
  business: number
  /** Its first and last day. */
  from: string
  to: string
}

/** An item of the checklist. Its text is the message `checklist.<name>` of `messages/<language>/proof.json`. */
export interface ChecklistItem {
  name: string
  /** How many things are left to do; none means that the item is done. */
  countOpen(scope: Scope, month: MonthOfBooks): Promise<number>
  /** The screen where they are. */
  link?(month: MonthOfBooks): string
}

const ofLedger: readonly ChecklistItem[] = [
  {
    name: "balanced",
    countOpen: (scope, { business, from, to }) => countUnbalanced(scope, business, from, to),
  },
  {
    name: "drops-verified",
    countOpen: (scope, { business, to }) => countWithBalance(scope, business, "drop_pending", to),
  },
  {
    name: "bags-credited",
    countOpen: (scope, { business, to }) => countWithBalance(scope, business, "cash_in_transit", to),
  },
  {
    name: "earlier-months-locked",
    countOpen: (scope, { business, from }) => countUnlockedBefore(scope, business, from),
  },
]

const connected = shared<readonly ChecklistItem[]>("checklist")

/** Sets the items of other nouns. Called by `connectNouns` of `lib/features/nouns.ts`. */
export const connectChecklist = (items: readonly ChecklistItem[]): void => {
  connected.current = items
}

const lastDay = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Counts what is left to do before a month (YYYY-MM) is closed. The own items of the ledger come last. */
export async function checklistOf(scope: Scope, business: number, month: string) {
  const days: MonthOfBooks = { business, from: `${month}-01`, to: lastDay(month) }
  const data = []
  for (const { name, countOpen, link } of [...(connected.current ?? []), ...ofLedger]) {
    const open = await countOpen(scope, days)
    data.push({ name, isDone: open === 0, open, link: link?.(days) ?? null })
  }
  return { month, data }
}
