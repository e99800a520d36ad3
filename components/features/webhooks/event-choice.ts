import { recordTypes } from "@/lib/features/audit/values"

const changes = ["created", "updated", "deleted", "restored"]

/**
 * The records whose events are offered for selection, with their actions: those whose changes the audit log records. Its other
 * events reach webhooks that receive all events.
 */
export const recordActions: Record<string, readonly string[]> = Object.fromEntries(
  recordTypes.map((record) => [record, changes]),
)

// The selection of events is a list of patterns: `invoice.*` for a whole record, `invoice.updated` for one action.

const wholeOf = (record: string) => `${record}.*`
const isOf = (record: string) => (pattern: string) => pattern.startsWith(`${record}.`)

/** The selected actions of a record. */
export function chosenActions(patterns: readonly string[], record: string): string[] {
  const actions = recordActions[record] ?? []
  if (patterns.includes(wholeOf(record))) return [...actions]
  return actions.filter((action) => patterns.includes(`${record}.${action}`))
}

/** Selects all events of a record, or none if all are selected. */
export function toggleRecord(patterns: readonly string[], record: string): string[] {
  const others = patterns.filter((pattern) => !isOf(record)(pattern))
  return patterns.includes(wholeOf(record)) ? others : [...others, wholeOf(record)]
}

/** Selects one action of a record, or removes it. All actions together are the whole record. */
export function toggleAction(patterns: readonly string[], record: string, action: string): string[] {
  const others = patterns.filter((pattern) => !isOf(record)(pattern))
  const chosen = chosenActions(patterns, record)
  const next = chosen.includes(action) ? chosen.filter((one) => one !== action) : [...chosen, action]
  if (next.length === recordActions[record]?.length) return [...others, wholeOf(record)]
  return [...others, ...next.map((one) => `${record}.${one}`)]
}

function isOffered(pattern: string): boolean {
  const [record = "", action = ""] = pattern.split(".")
  const actions = recordActions[record]
  return pattern === "*" || (actions !== undefined && (action === "*" || actions.includes(action)))
}

/** Patterns that the picker doesn't offer; a program has set them. */
export const otherPatterns = (patterns: readonly string[]): string[] =>
  patterns.filter((pattern) => !isOffered(pattern))
