import {
  type AbilityRule,
  type Action,
  defaultRules,
  type Grants,
  grantedRoles,
  type Rule,
  type Subject,
  signedInRules,
} from "@/lib/core/auth/ability"
import type { Grant } from "@/lib/core/auth/grants"
import { plainAbility } from "@/lib/core/auth/plain-ability"
import type { RecordRight } from "@/lib/core/pages"
import { nounPages } from "./noun-pages"

const granted = nounPages.flatMap(({ messages, subjects = {} }) =>
  (Object.entries(subjects) as [Subject, Grants][]).map(([subject, grants]) => ({ subject, grants, messages })),
)
const ofCore: Subject[] = ["all", "Auth", "ACL"]

/** Every subject of permissions, in the order of the permission table. */
export const subjects: Subject[] = [...ofCore, ...granted.map(({ subject }) => subject)]

const namespaces = new Map(granted.map(({ subject, messages }) => [subject, messages]))
/** The key of a subject's names among all messages: `invoices.subjects.Invoice`, with `name` and `inSentence`. */
export const subjectKey = (subject: Subject) => `${namespaces.get(subject) ?? "shell"}.subjects.${subject}`

const grantedTo = (role: (typeof grantedRoles)[number]): AbilityRule[] =>
  granted.flatMap(({ subject, grants }) => (grants[role] ?? []).map((action) => ({ action, subject })))

const rulesByRole: Record<string, AbilityRule[]> = {
  admin: [{ action: "manage", subject: "all" }],
  subscriber: signedInRules,
}
let rulesSoFar = signedInRules
for (const role of grantedRoles) {
  rulesSoFar = [...rulesSoFar, ...grantedTo(role)]
  rulesByRole[role] = rulesSoFar
}

/** A user's rules: those an administrator set for them, otherwise those of the role. Sign-in basics are always included. */
export function rulesFor(role: string, own?: { action: string; subject: string }[] | null): AbilityRule[] {
  const rules = rulesByRole[role] ?? defaultRules
  if (!own || role === "admin") return rules
  return [...signedInRules, ...(own as AbilityRule[])]
}

interface ByRecord extends RecordRight {
  action: Action
  subject: Subject
}
const byRecord: ByRecord[] = nounPages.flatMap(({ records = {} }) =>
  Object.entries(records).flatMap(([subject, rights]) =>
    Object.entries(rights).map(([action, right]) => ({
      ...right,
      action: action as Action,
      subject: subject as Subject,
    })),
  ),
)
const findByRecord = ([action, subject]: Rule) =>
  byRecord.find((right) => right.action === action && right.subject === subject)

/** Returns the grants of rules: on all records, unless `records` of the subject's noun limits the rule to the user's own. */
export function grantsFor(rules: AbilityRule[]): Grant[] {
  const ability = plainAbility(rules)
  const onAll = rules.filter(({ action, subject }) => !findByRecord([action, subject]))
  return [
    ...onAll.map((rule) => ({ ...rule, on: "all" }) as const),
    ...byRecord.flatMap(({ action, subject, own, all }): Grant[] => {
      if (ability.can(...all)) return [{ action, subject, on: "all" }]
      return ability.can(...own) ? [{ action, subject, on: "own" }] : []
    }),
  ]
}

/** The permission that gives a right on every record. */
export function rightToAskFor(right: Rule) {
  const [action, subject] = findByRecord(right)?.all ?? right
  return { action, subject, name: subjectKey(subject) }
}
