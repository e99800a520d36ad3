import { fold } from "@/lib/core/text"
import type { directions, patternKinds, ruleKinds } from "../../values"

/** A rule as far as matching needs it. */
export interface RuleOf {
  id: number
  patternKind: (typeof patternKinds)[number]
  pattern: string
  direction: (typeof directions)[number]
  kind: (typeof ruleKinds)[number]
  accountId: number | null
  accountName: string
  vatRate: number
  isAutomatic: boolean
}

export interface Subject {
  amount: number
  name: string
  iban: string
  text: string
}

const bareIban = (text: string) => text.replace(/\s/g, "").toUpperCase()

/** Whether a line fits a rule: its IBAN, or all words of the pattern in its name or text. */
export function fits({ patternKind, pattern, direction }: RuleOf, { amount, name, iban, text }: Subject): boolean {
  if (direction !== "any" && direction !== (amount > 0 ? "in" : "out")) return false
  if (patternKind === "iban") return iban !== "" && bareIban(pattern) === iban
  const words = fold(pattern).split(/\s+/).filter(Boolean)
  const searched = fold(`${name} ${text}`)
  return words.length > 0 && words.every((word) => searched.includes(word))
}

/** The payee that a choice is remembered for: the IBAN, or else the name without the numbers that change. */
export const payeeOf = ({ iban, name, text }: Subject): string =>
  iban ||
  fold(name || text)
    .replace(/\d+/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 60)
