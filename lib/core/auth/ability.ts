import type { MongoAbility } from "@casl/ability"

export const actions = ["manage", "read", "create", "update", "delete"] as const
/**
 * The subjects of permissions. These belong to no noun; each noun adds its own by declaration merging, in
 * `lib/features/<noun>/pages.ts`.
 */
export interface Subjects {
  all: true
  Auth: true
  ACL: true
}
export type Action = (typeof actions)[number]
export type Subject = keyof Subjects

/** One CASL rule; the same tuple guards the endpoint, the page, the menu entry and the button. */
export type Rule = readonly [action: Action, subject: Subject]
/** The page that says which permission is missing. */
export const notAuthorized = ([action, subject]: Rule) => `/misc/not-authorized?needs=${action}.${subject}`

/** A rule as `userData.ability` holds it. */
export interface AbilityRule {
  action: Action
  subject: Subject
}
export type Ability = MongoAbility<[Action, Subject]>

/** The permissions of a user without a stored ability. */
export const defaultRules: AbilityRule[] = [{ action: "read", subject: "Auth" }]

/** The permissions of every signed-in user: to open the access-control page and the authentication pages. */
export const signedInRules: AbilityRule[] = [
  { action: "read", subject: "ACL" },
  { action: "read", subject: "Auth" },
]

/** The roles whose permissions nouns grant. Each also has those of the roles before it. */
export const grantedRoles = ["author", "editor", "maintainer"] as const
/** The actions on a subject that its noun grants to each role, beyond those of the roles before it. */
export type Grants = Partial<Record<(typeof grantedRoles)[number], Action[]>>

/** The role's name in `userData.role`, where a subscriber is called a client. */
export const authRole = (role: string) => (role === "subscriber" ? "client" : role)

/** The path to open after sign-in. */
export const landingPath = (role: string) => (role === "subscriber" || role === "client" ? "/access-control" : "/")
