import {
  type AbilityRule,
  defaultRules,
  type Grants,
  grantedRoles,
  type Subject,
  signedInRules,
} from "@/lib/core/auth/ability"
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

/** Rules by role. */
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
