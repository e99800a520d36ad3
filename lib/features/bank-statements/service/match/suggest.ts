import type { MatchPart, Suggestion } from "../../schema/lines"
import { type Candidate, daysBetween, type Reason, ranked, type Wanted } from "./score"

// Suggestions for a line: single records, several whose sum is its amount, card takings less a fee, and the accounts of rules and
// earlier choices. Everything here is pure.

export interface DayOfCards {
  shop: number | null
  shopName: string
  date: string
  /** The sum of the customers' card payments. */
  amount: number
}

/** An account of the books that a rule, an earlier choice or the bank's code points to. */
export interface AccountChoice {
  key: string
  reason: Reason
  account: number
  accountName: string
  vatRate: number
  score: number
}

export interface Known {
  candidates: Candidate[]
  cards: DayOfCards[]
  /** Card takings that the card company hasn't paid out. */
  clearing: number
  choices: AccountChoice[]
  /** The rule that makes the line a card settlement, if there is one. */
  settlementRule?: string
  charges: number
}

export interface Payment extends Wanted {
  amount: number
}

/** The highest plausible fee of a card company, in basis points. */
const maxFee = 400
const maxWindow = 7
const maxSuggestions = 12

const withAmount = (part: MatchPart, amount: number): MatchPart => ({ ...part, amount })

const single = ({ amount }: Wanted, { candidate, reasons, score }: ReturnType<typeof ranked>[number]): Suggestion => ({
  ...{ key: candidate.key, kind: candidate.part.kind, title: candidate.title, date: candidate.date, score, reasons },
  parts: [withAmount(candidate.part, candidate.mayDiffer ? amount : candidate.amount)],
})

/** Sets of two or three candidates of one kind whose sum is exactly the amount; at most three sets. */
function together(wanted: Wanted, candidates: Candidate[]): Suggestion[] {
  const near = candidates
    .filter(
      ({ amount }) => Math.sign(amount) === Math.sign(wanted.amount) && Math.abs(amount) < Math.abs(wanted.amount),
    )
    .sort((a, b) => (b.date ?? "").localeCompare(a.date ?? "") || (a.key < b.key ? -1 : 1))
    .slice(0, 20)
  const found: Candidate[][] = []
  for (const [i, a] of near.entries())
    for (const [j, b] of near.entries()) {
      if (j <= i || a.part.kind !== b.part.kind) continue
      if (a.amount + b.amount === wanted.amount) found.push([a, b])
      const third = wanted.amount - a.amount - b.amount
      const c = near.find((one, k) => k > j && one.amount === third && one.part.kind === a.part.kind)
      if (c) found.push([a, b, c])
    }
  return found.slice(0, 3).map((set) => combined(set, 60))
}

const combined = (set: Candidate[], score: number): Suggestion => ({
  key: set.map(({ key }) => key).join("+"),
  kind: (set[0] as Candidate).part.kind,
  title: set.map(({ title }) => title).join(" + "),
  date: null,
  score,
  reasons: [{ name: "amount", value: "" }],
  parts: set.map(({ part, amount }) => withAmount(part, amount)),
})

/** Matches each payment of a line with its best candidate; undefined unless each payment has a different one. */
function byPayment(payments: Payment[], candidates: Candidate[]): Suggestion | undefined {
  const used = new Set<string>()
  const set: Candidate[] = []
  for (const payment of payments) {
    const best = ranked(payment, candidates).find(
      ({ candidate, score }) => candidate.amount === payment.amount && score >= 60 && !used.has(candidate.key),
    )
    if (!best) return undefined
    used.add(best.candidate.key)
    set.push(best.candidate)
  }
  return set.length > 1 ? combined(set, 95) : undefined
}

/** Runs of days whose card takings, less a fee, equal the amount. */
function settlements(wanted: Wanted, { cards, clearing, settlementRule, charges }: Known): Suggestion[] {
  if (wanted.amount <= 0) return []
  const gross = wanted.amount + charges
  const found: Suggestion[] = []
  const add = (sum: number, title: string, date: string | null, isSure: boolean) => {
    const fee = sum - wanted.amount
    if (sum > clearing || fee < 0 || fee * 10_000 > sum * maxFee) return
    const reasons: Reason[] = [
      ...(settlementRule ? [{ name: "rule" as const, value: settlementRule }] : []),
      fee === 0 ? { name: "amount" as const, value: "" } : { name: "fee" as const, value: String(fee) },
    ]
    const age = date ? daysBetween(date, wanted.bookedOn) : 7
    const score = (isSure ? 75 : fee === 0 ? 65 : 55) + (settlementRule ? 20 : 0) - Math.min(5, age)
    const parts: MatchPart[] = [{ kind: "card-settlement", amount: wanted.amount, gross: sum }]
    found.push({ key: `cards:${title}:${sum}`, kind: "card-settlement", title, date, score, reasons, parts })
  }
  if (charges > 0) add(gross, "", null, true)
  for (const days of windowsOf(cards, wanted.bookedOn)) {
    const [first, last] = [days[0] as DayOfCards, days.at(-1) as DayOfCards]
    const sum = days.reduce((total, { amount }) => total + amount, 0)
    const span = first.date === last.date ? first.date : `${first.date} – ${last.date}`
    add(sum, `${first.shopName} ${span}`.trim(), last.date, false)
  }
  if (settlementRule && found.length === 0) add(wanted.amount, "", null, true)
  return found.sort((a, b) => b.score - a.score).slice(0, 3)
}

/** Runs of days with card takings up to a day, per shop and for all shops together. */
function windowsOf(cards: DayOfCards[], until: string): DayOfCards[][] {
  const before = cards.filter(({ date, amount }) => date <= until && amount > 0)
  const shops = new Map<number | null, DayOfCards[]>()
  for (const day of before) shops.set(day.shop, [...(shops.get(day.shop) ?? []), day])
  const rows = [...shops.values()]
  if (rows.length > 1) {
    const sums = new Map<string, number>()
    for (const { date, amount } of before) sums.set(date, (sums.get(date) ?? 0) + amount)
    rows.push([...sums].map(([date, amount]) => ({ shop: null, shopName: "", date, amount })))
  }
  return rows.flatMap((row) => {
    const days = row.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-21)
    return days.flatMap((_, from) =>
      Array.from({ length: Math.min(maxWindow, days.length - from) }, (_, more) => days.slice(from, from + more + 1)),
    )
  })
}

const asAccount = (
  wanted: Wanted,
  { key, reason, account, accountName, vatRate, score }: AccountChoice,
): Suggestion => ({
  ...{ key, kind: "account", title: accountName, date: null, score, reasons: [reason] },
  parts: [{ kind: "account", amount: wanted.amount, account, vatRate, memo: "", party: undefined }],
})

/** Suggestions for a line, the best first, without duplicates. */
export function suggest(wanted: Wanted, payments: Payment[], known: Known): Suggestion[] {
  const all = [
    ...ranked(wanted, known.candidates).map((one) => single(wanted, one)),
    ...[byPayment(payments, known.candidates) ?? []].flat(),
    ...settlements(wanted, known),
    ...known.choices.map((choice) => asAccount(wanted, choice)),
  ]
  // Sets are for lines whose amount no other suggestion equals.
  const isFound = all.some(({ reasons }) => reasons.some(({ name }) => name === "amount"))
  const sets = isFound ? [] : together(wanted, known.candidates)
  const seen = new Set<string>()
  return [...all, ...sets]
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .filter(({ parts }) => {
      const text = JSON.stringify(parts)
      return seen.has(text) ? false : seen.add(text)
    })
    .slice(0, maxSuggestions)
}
