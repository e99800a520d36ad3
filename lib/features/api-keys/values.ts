/** The nouns that a key can change, as in the registry. */
export const writableNouns = [
  "invoices",
  "clients",
  "billing",
  "orders",
  "catalogue",
  "ecommerce",
  "shop",
  "stock",
  "businesses",
  "ledger",
  "drops",
  "bankBags",
  "bankStatements",
  "counterDeposits",
  "supplierBills",
  "suppliers",
  "directDebits",
  "customers",
  "payments",
  "offers",
  "staffAccess",
  "tillSessions",
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
  "webhooks",
] as const
export type WritableNoun = (typeof writableNouns)[number]

/** The nouns that scopes can name. All others are read with the scope `read` and never written. */
export const scopeNouns = [...writableNouns, "audit"] as const
export type ScopeNoun = (typeof scopeNouns)[number]

/** Nouns that a scope covers besides its own. */
export const coveredBy: Readonly<Record<string, ScopeNoun>> = {
  invoiceMails: "invoices",
  invoiceReminders: "invoices",
  recurringInvoices: "invoices",
  paymentBatches: "payments",
}

export const isWritable = (noun: ScopeNoun): noun is WritableNoun => (writableNouns as readonly string[]).includes(noun)

/** Every scope that a key can have. */
export const scopes = [
  "read",
  ...scopeNouns.map((noun) => `${noun}:read` as const),
  ...writableNouns.map((noun) => `${noun}:write` as const),
] as const
export type Scope = (typeof scopes)[number]

export const keyStates = ["active", "expired", "revoked", "ownerInactive"] as const
export type KeyState = (typeof keyStates)[number]

export const keySorts = ["createdAt", "name", "lastUsedAt", "expiresAt"] as const

/** Max working keys of one person. */
export const maxKeys = 25
/** Days that revoked, expired and orphaned keys stay in the list. */
export const listedDays = 90

/** A list of each noun that needs no input, for the first request with a new key. */
export const firstPaths: Record<ScopeNoun, string> = {
  invoices: "/api/invoice/list",
  clients: "/api/invoice/all-clients",
  billing: "/api/invoice/billing",
  orders: "/api/ecommerce/orders",
  catalogue: "/api/ecommerce/product-list",
  ecommerce: "/api/ecommerce/shelf",
  stock: "/api/v1/stock-levels",
  businesses: "/api/v1/businesses",
  ledger: "/api/v1/books",
  drops: "/api/v1/drops",
  bankBags: "/api/v1/bank-bags",
  bankStatements: "/api/v1/bank-statements",
  counterDeposits: "/api/v1/counter-deposits",
  supplierBills: "/api/v1/supplier-bills",
  suppliers: "/api/v1/suppliers",
  directDebits: "/api/v1/direct-debits",
  customers: "/api/v1/customers",
  payments: "/api/v1/payments",
  offers: "/api/v1/offers",
  staffAccess: "/api/v1/staff-grants",
  tillSessions: "/api/v1/till-sessions",
  shop: "/api/ecommerce/shop-settings",
  coupons: "/api/ecommerce/coupon-list",
  users: "/api/users/list/data",
  email: "/apps/email/emails",
  chat: "/apps/chat/chats-and-contacts",
  calendar: "/apps/calendar/events",
  todo: "/apps/todo/tasks",
  notifications: "/notifications/data",
  blog: "/blog/posts",
  faq: "/faq/questions",
  knowledgebase: "/faq/search-articles",
  pricing: "/pricing/data",
  polls: "/profile/polls",
  posts: "/profile/posts",
  profile: "/profile/data",
  webhooks: "/api/v1/webhooks",
  audit: "/api/v1/audit-events",
}

/** How long a key made on the screen works: a number of days, without a limit, or until a chosen day. */
export const keyPeriods = ["30", "90", "365", "never", "day"] as const
