import type { AbilityRule, Action, Subject } from "./ability"

/** Permissions in the browser. */
export interface PlainAbility {
  can: (action: Action, subject: Subject) => boolean
}

/**
 * Answers like CASL's ability for rules without conditions, which are all that the browser gets. CASL itself would be 2 kB of every
 * page; a test compares the two.
 */
export const plainAbility = (rules: readonly AbilityRule[]): PlainAbility => ({
  can: (action, subject) =>
    rules.some(
      (rule) =>
        (rule.action === "manage" || rule.action === action) && (rule.subject === "all" || rule.subject === subject),
    ),
})
