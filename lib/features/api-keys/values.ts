/** The nouns that scopes can name, as in the registry. All others are read with the scope `read` and never written. */
export const scopeNouns = [
  "invoices",
  "clients",
  "billing",
  "orders",
  "catalogue",
  "ecommerce",
  "shop",
  "coupons",
  "users",
  "email",
  "chat",
  "calendar",
  "todo",
  "notifications",
  "blog",
  "faq",
  "knowledgebase",
  "pricing",
  "polls",
  "posts",
  "profile",
] as const
export type ScopeNoun = (typeof scopeNouns)[number]

/** Every scope that a key can have. */
export const scopes = ["read", ...scopeNouns.flatMap((noun) => [`${noun}:read`, `${noun}:write`] as const)] as const
export type Scope = (typeof scopes)[number]

export const keyStates = ["active", "expired", "revoked", "ownerInactive"] as const
export type KeyState = (typeof keyStates)[number]

export const keySorts = ["createdAt", "name", "lastUsedAt", "expiresAt"] as const

/** Max working keys of one person. */
export const maxKeys = 25
/** Days that revoked, expired and orphaned keys stay in the list. */
export const listedDays = 90
