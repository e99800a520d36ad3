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

/** One CASL rule; the same tuple guards the endpoint, the page, the menu entry and the button. */
export type Rule = readonly [action: Action, subject: Subject]
/** A rule as `userData.ability` holds it. */
export interface AbilityRule {
  action: Action
  subject: Subject
}
export type Ability = MongoAbility<[Action, Subject]>

/** The permissions of a user without a stored ability. */
export const defaultRules: AbilityRule[] = [{ action: "read", subject: "Auth" }]

const can = (subject: Subject, ...may: Action[]): AbilityRule[] => may.map((action) => ({ action, subject }))

const signedIn = [...can("ACL", "read"), ...can("Auth", "read")]
const colleague = [
  ...signedIn,
  ...can("Analytics", "read"),
  ...can("User", "read"),
  // Mailbox and conversations are the user's own, so every action on them is allowed.
  ...can("Mail", "manage"),
  ...can("Chat", "manage"),
  // Deleting a task only hides it, which `update` allows anyway.
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
/** `create` covers a user's own posts; `update` covers everybody's, and publishing. */
const author = [...colleague, ...can("Blog", "create")]
const editor = [...author, ...can("Blog", "update"), ...can("Help", "create", "update")]

/** Rules by role. A subscriber may open only the access-control page and the authentication pages. */
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

/** A user's rules: those an administrator set for them, otherwise those of the role. Sign-in basics are always included. */
export function rulesFor(role: string, own?: { action: string; subject: string }[] | null): AbilityRule[] {
  const rules = rulesByRole[role] ?? defaultRules
  if (!own || role === "admin") return rules
  return [...signedIn, ...(own as AbilityRule[])]
}

/** The role's name in `userData.role`, where a subscriber is called a client. */
export const authRole = (role: string) => (role === "subscriber" ? "client" : role)

export const abilityOf = (rules: AbilityRule[]): Ability => createMongoAbility<Ability>(rules)

/** The path to open after sign-in. */
export const landingPath = (role: string) => (role === "subscriber" || role === "client" ? "/access-control" : "/")
