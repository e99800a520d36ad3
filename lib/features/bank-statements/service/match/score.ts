import { fold } from "@/lib/core/text"
import type { MatchPart, Suggestion } from "../../schema/lines"
import type { SuggestionReason } from "../../values"

// Scores how well a candidate fits a line of a statement. Pure functions of both, so that the rules can be tested one by one.

/** The fields of a line, or of a payment within it, that are compared. */
export interface Wanted {
  /** The unmatched amount, with its sign. */
  amount: number
  bookedOn: string
  name: string
  iban: string
  /** References and text. */
  texts: string[]
}

/** A record that a line can be matched with. */
export interface Candidate {
  key: string
  title: string
  date: string | null
  /** The amount expected on the bank account, with its sign. */
  amount: number
  /** Numbers that the line may name. */
  references: string[]
  names: string[]
  ibans?: string[]
  /** Whether the bank may have credited a different amount. */
  mayDiffer?: boolean
  part: MatchPart
}

export type Reason = Suggestion["reasons"][number]

const points: Partial<Record<SuggestionReason, number>> = {
  amount: 50,
  nearAmount: 20,
  reference: 35,
  iban: 20,
  name: 15,
  sameDay: 12,
}
/** Below this, a suggestion would be a guess. */
export const least = 50
const most = 100

/** Letters and digits only, so that `RF18 5390 0754` and `rf18539007 54` are the same. */
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "")

/** Shorter numbers occur in texts by chance. */
const minReference = 4

const hasReference = (texts: string, reference: string) => {
  const wanted = bare(reference)
  return wanted.length >= minReference && texts.includes(wanted)
}

const wordsOf = (name: string) =>
  new Set(
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  )

/** Whether two names share most words of the shorter one, legal forms aside. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const shorter = a.size <= b.size ? a : b
  const longer = shorter === a ? b : a
  if (shorter.size === 0) return false
  const common = [...shorter].filter((word) => longer.has(word)).length
  return common >= 1 && common * 3 >= shorter.size * 2
}

export const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

/** Points for dates: twelve for the same day, one less for each day apart. */
const forDays = (days: number): number => Math.max(0, 12 - days)

function amountReason({ amount }: Wanted, candidate: Candidate): Reason | undefined {
  if (candidate.amount === amount) return { name: "amount", value: "" }
  const difference = Math.abs(candidate.amount - amount)
  const isNear = candidate.mayDiffer && difference * 50 <= Math.abs(candidate.amount)
  return isNear ? { name: "nearAmount", value: String(amount - candidate.amount) } : undefined
}

/** The reasons for a candidate, the strongest first. */
export function reasonsFor(wanted: Wanted, candidate: Candidate): Reason[] {
  const texts = wanted.texts.map(bare).join(" ")
  const reference = candidate.references.find((one) => hasReference(texts, one))
  const name = candidate.names.find((one) => isSameName(one, wanted.name) || hasReference(texts, one))
  const days = candidate.date ? daysBetween(candidate.date, wanted.bookedOn) : undefined
  const found: (Reason | undefined)[] = [
    amountReason(wanted, candidate),
    reference === undefined ? undefined : { name: "reference", value: reference },
    wanted.iban && candidate.ibans?.includes(wanted.iban) ? { name: "iban", value: wanted.iban } : undefined,
    name === undefined ? undefined : { name: "name", value: name },
    days === undefined || days > 31
      ? undefined
      : days === 0
        ? { name: "sameDay", value: "" }
        : { name: "daysApart", value: String(days) },
  ]
  return found.filter((reason) => reason !== undefined)
}

export const scoreOf = (reasons: Reason[]): number =>
  Math.min(
    most,
    reasons.reduce(
      (sum, { name, value }) => sum + (name === "daysApart" ? forDays(Number(value)) : (points[name] ?? 0)),
      0,
    ),
  )

export interface Scored {
  candidate: Candidate
  reasons: Reason[]
  score: number
}

/** Candidates that fit, the best first. Those with the wrong sign don't. */
export const ranked = (wanted: Wanted, candidates: Candidate[]): Scored[] =>
  candidates
    .filter(({ amount }) => Math.sign(amount) === Math.sign(wanted.amount))
    .map((candidate) => {
      const reasons = reasonsFor(wanted, candidate)
      return { candidate, reasons, score: scoreOf(reasons) }
    })
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || (a.candidate.key < b.candidate.key ? -1 : 1))
