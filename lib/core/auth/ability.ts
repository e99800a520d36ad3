import { createMongoAbility, type MongoAbility } from "@casl/ability"

export const actions = ["manage", "read", "create", "update", "delete"] as const
export const subjects = [
  "all",
  "Auth",
  "ACL",
  "Analytics",
  "User",
  "Mail",
  "Chat",
  "Task",
  "Event",
  "Employee",
  "Autocomplete",
  "Invoice",
  "Product",
  "Order",
  "Account",
  "Profile",
  "Help",
  "Pricing",
  "Blog",
] as const
export type Action = (typeof actions)[number]
export type Subject = (typeof subjects)[number]

/** One CASL rule; the same tuple guards call, page, menu entry and button. */
export type Rule = readonly [action: Action, subject: Subject]
/** A rule as it travels in `userData.ability` (spec section 3). */
export interface AbilityRule {
  action: Action
  subject: Subject
}
export type Ability = MongoAbility<[Action, Subject]>

/** What one may do with no stored ability (spec section 6). */
export const defaultRules: AbilityRule[] = [{ action: "read", subject: "Auth" }]

const can = (subject: Subject, ...may: Action[]): AbilityRule[] => may.map((action) => ({ action, subject }))

const signedIn = [...can("ACL", "read"), ...can("Auth", "read")]
const colleague = [
  ...signedIn,
  ...can("Analytics", "read"),
  ...can("User", "read"),
  // One's own mailbox and talks: whoever has them does with them as they please.
  ...can("Mail", "manage"),
  ...can("Chat", "manage"),
  // A deleted task is only hidden, and whoever changes one could hide it too.
  ...can("Task", "read", "create", "update", "delete"),
  ...can("Event", "read", "create", "update"),
  ...can("Employee", "read"),
  ...can("Autocomplete", "read"),
  ...can("Invoice", "read"),
  ...can("Product", "read"),
  ...can("Order", "read", "create"),
  ...can("Account", "read", "update"),
  ...can("Profile", "read", "create", "update"),
  ...can("Help", "read"),
  ...can("Pricing", "read"),
  ...can("Blog", "read"),
]
/** Who may write posts of their own; `update` is for those of everybody, and for publishing. */
const author = [...colleague, ...can("Blog", "create")]
const editor = [...author, ...can("Blog", "update"), ...can("Help", "create", "update")]

/** Rules by role. A subscriber is the spec's client: the access-control page and the authentication pages, nothing else. */
const rulesByRole: Record<string, AbilityRule[]> = {
  admin: [{ action: "manage", subject: "all" }],
  maintainer: [
    ...editor,
    ...can("User", "create", "update"),
    ...can("Invoice", "create", "update"),
    ...can("Product", "create", "update"),
    ...can("Order", "update"),
    ...can("Event", "delete"),
    ...can("Help", "delete"),
    ...can("Blog", "delete"),
  ],
  editor,
  author,
  subscriber: signedIn,
}

/** The rules a person has: their own where an administrator set some, else those of the role; the sign-in basics always. */
export function rulesFor(role: string, own?: { action: string; subject: string }[] | null): AbilityRule[] {
  const rules = rulesByRole[role] ?? defaultRules
  if (!own || role === "admin") return rules
  return [...signedIn, ...(own as AbilityRule[])]
}

/** The role's name in `userData.role`: spec section 6 calls the one who may only read its own access a client. */
export const authRole = (role: string) => (role === "subscriber" ? "client" : role)

export const abilityOf = (rules: AbilityRule[]): Ability => createMongoAbility<Ability>(rules)

/** Where one lands after sign-in. */
export const landing = (role: string) => (role === "subscriber" || role === "client" ? "/access-control" : "/")
