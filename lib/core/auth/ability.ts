import { createMongoAbility, type MongoAbility } from "@casl/ability"

export const actions = ["manage", "read", "create", "update", "delete"] as const
export const subjects = [
  "all",
  "Auth",
  "ACL",
  "Analytics",
  "User",
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

const signedIn: AbilityRule[] = [
  { action: "read", subject: "ACL" },
  { action: "read", subject: "Auth" },
]
const reader: AbilityRule[] = [
  ...signedIn,
  { action: "read", subject: "Analytics" },
  { action: "read", subject: "User" },
  { action: "read", subject: "Account" },
  { action: "update", subject: "Account" },
  { action: "read", subject: "Profile" },
  { action: "create", subject: "Profile" },
  { action: "update", subject: "Profile" },
  { action: "read", subject: "Help" },
  { action: "read", subject: "Pricing" },
  { action: "read", subject: "Blog" },
]
/** Who may write posts of their own; `update` is for those of everybody, and for publishing. */
const writer: AbilityRule[] = [...reader, { action: "create", subject: "Blog" }]
const editor: AbilityRule[] = [
  ...writer,
  { action: "update", subject: "Blog" },
  { action: "create", subject: "Help" },
  { action: "update", subject: "Help" },
]

/** Rules by role. A subscriber is the spec's client: the access-control page and the authentication pages, nothing else. */
const rulesByRole: Record<string, AbilityRule[]> = {
  admin: [{ action: "manage", subject: "all" }],
  maintainer: [
    ...editor,
    { action: "create", subject: "User" },
    { action: "update", subject: "User" },
    { action: "delete", subject: "Help" },
    { action: "delete", subject: "Blog" },
  ],
  editor,
  author: writer,
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
