import type { EntryForm, ManualForm } from "@/lib/features/ledger/schema/entries"

export type ManualLine = ManualForm["lines"][number]

export const blankLine: ManualLine = { account: "", debit: null, credit: null, party: "" }

const isAmount = (amount: number | null | undefined): amount is number => Number.isSafeInteger(amount)

export const isBlank = ({ account, debit, credit, party }: ManualLine) =>
  account === "" && debit === null && credit === null && party === ""

/** The sums of both sides. A value that isn't an amount counts as zero. */
export function sums(lines: readonly Pick<ManualLine, "debit" | "credit">[]) {
  const sum = (side: "debit" | "credit") =>
    lines.reduce((total, line) => total + (isAmount(line[side]) ? line[side] : 0), 0)
  const [debit, credit] = [sum("debit"), sum("credit")]
  return { debit, credit, difference: debit - credit }
}

export type LineProblem = "accountMissing" | "amountMissing" | "amountTwice"

/** Problems that prevent posting, by field. Blank lines have none, because they are left out of the entry. */
export function problemsIn(lines: readonly ManualLine[]): Record<string, LineProblem> {
  const found = lines.flatMap((line, i): [string, LineProblem][] => {
    if (isBlank(line)) return []
    const { account, debit, credit } = line
    if (!account) return [[`lines.${i}.account`, "accountMissing"]]
    if (debit && credit) return [[`lines.${i}.credit`, "amountTwice"]]
    return debit || credit ? [] : [[`lines.${i}.debit`, "amountMissing"]]
  })
  return Object.fromEntries(found)
}

/** The lines in the endpoint's format, and the position of each in the form. */
export function linesToPost(lines: readonly ManualLine[]) {
  const given = lines.map((line, place) => ({ line, place })).filter(({ line }) => !isBlank(line))
  return {
    places: given.map(({ place }) => place),
    lines: given.map(({ line: { account, debit, credit, party } }): EntryForm["lines"][number] => ({
      account,
      amount: (debit ?? 0) - (credit ?? 0),
      ...(party && { party }),
    })),
  }
}

/** The form's name for a field in the server's errors: `lines.1.amount` is the side of that line that has the amount. */
export function fieldInForm(name: string, lines: readonly ManualLine[], places: readonly number[]): string {
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
  const place = places[Number(index)]
  if (place === undefined) return name
  return `lines.${place}.${field === "amount" ? (lines[place]?.debit ? "debit" : "credit") : field}`
}
