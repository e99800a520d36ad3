/** Which nouns a noun may import. `nouns.test.ts` fails for an import without an entry, and for an entry without an import. */
export type Imports = Record<string, string[]>

/** Between the folders of lib/features. Nearly every noun imports `users` for the foreign key of its rows. */
export const nounImports: Imports = {
  // These six and `workspaces` are one subject, people and their sign-ins, in parts small enough to read: see `cycles`.
  account: ["auth", "billing", "businesses", "chat", "ledger", "passkeys", "shop", "sign-ins", "two-step", "users"],
  "api-keys": ["users"],
  auth: ["account", "api-keys", "bookmarks", "ecommerce", "passkeys", "sign-ins", "two-step", "users", "workspaces"],
  passkeys: ["account", "users"],
  "sign-ins": ["account", "auth", "users"],
  "two-step": ["account", "passkeys", "users"],
  users: ["account", "auth", "notifications", "passkeys", "two-step"],
  workspaces: ["account", "businesses"],

  // A search finds events by the name of the user.
  audit: ["api-keys", "users"],
  "bank-bags": ["businesses", "ledger", "safes"],
  blog: ["notifications", "users"],
  bookmarks: ["users"],
  // A person's choice of a shop goes with the person.
  businesses: ["users"],
  calendar: ["account", "notifications", "users"],
  // The dashboards summarise everything that is sold, billed and done.
  cards: ["billing", "catalogue", "clients", "invoices", "orders", "todo", "users"],
  "counter-deposits": ["businesses", "ledger"],
  drops: ["businesses", "ledger", "safes"],
  safes: ["businesses", "ledger"],
  // The own profile says whether two-step sign-in is on.
  chat: ["notifications", "two-step", "users"],
  ecommerce: ["catalogue", "shop", "users"],
  email: ["account", "notifications", "users"],
  invoices: ["billing", "businesses", "clients", "notifications", "users"],
  // The weekly digest lists new posts and articles.
  notifications: ["account", "blog", "knowledgebase", "users"],
  // The metrics count scheduled mail that is overdue.
  operations: ["email"],
  orders: ["account", "billing", "catalogue", "coupons", "ecommerce", "notifications", "users"],
  polls: ["users"],
  posts: ["notifications", "users"],
  profile: ["account", "notifications", "polls", "posts", "users"],
  search: ["bookmarks", "email", "knowledgebase", "users"],
  "staff-access": ["api-keys", "auth", "businesses", "users"],
  // What happens to a till is posted at once.
  "till-sessions": ["businesses", "ledger"],
  todo: ["notifications", "users"],
  // The maker of a webhook is told when it is switched off.
  webhooks: ["account", "notifications", "users"],
}

/**
 * Groups of nouns that import each other in a circle. Signing in checks the second step, records the sign-in and warns about
 * it; changing an address or a role ends sign-ins; a request with an API key acts as the user who made it. Six more nouns
 * are in the circle: `account` archives the pictures of `chat` and names the businesses whose books a deletion takes, `auth` answers with the number of things in the cart and adds
 * the first bookmarks, invitations and posts notify people, and the weekly digest lists posts.
 */
export const cycles = [
  [
    "account",
    "api-keys",
    "auth",
    "blog",
    "bookmarks",
    "businesses",
    "chat",
    "ecommerce",
    "notifications",
    "passkeys",
    "sign-ins",
    "two-step",
    "users",
    "workspaces",
  ],
]

/** Between the folders of components/features. There are no cycles. */
export const screenImports: Imports = {
  // The dialogs that confirm a sign-in, and the sign-in screens, use passkeys through one module.
  account: ["passkeys", "sign-ins"],
  // The log says what an API key may do.
  audit: ["api-keys"],
  auth: ["passkeys"],
  // A bag is prepared from a safe, with a witness of its shop.
  "bank-bags": ["safes"],
  bookmarks: ["search"],
  // The page behind the link in an invitation looks like those of the sign-in pages.
  calendar: ["auth"],
  cards: ["invoices"],
  // Two-step sign-in is switched on in the own profile too.
  chat: ["two-step"],
  // The activity of a record, below it in its drawer.
  coupons: ["audit", "catalogue"],
  todo: ["audit"],
  developers: ["help"],
  ecommerce: ["catalogue"],
  faq: ["knowledgebase"],
  help: ["knowledgebase"],
  // The form of the coming-soon page looks like those of the sign-in pages.
  // The page for missing permissions ends a view as somebody else, too.
  misc: ["auth", "staff-access"],
  orders: ["catalogue", "ecommerce"],
  // Messages and answers are shown as code.
  webhooks: ["developers"],
}

/** From components/features to the endpoints, schemas and values of other nouns in lib/features. */
export const screenData: Imports = {
  account: ["ledger", "notifications", "passkeys", "two-step"],
  // A change is reverted through the endpoints of its noun. The list of people is that of the tasks.
  audit: ["api-keys", "catalogue", "coupons", "todo", "users"],
  auth: ["account", "passkeys"],
  calendar: ["users"],
  cards: ["calendar", "todo"],
  "bank-bags": ["businesses"],
  businesses: ["account"],
  "counter-deposits": ["businesses"],
  coupons: ["catalogue"],
  drops: ["businesses"],
  ecommerce: ["catalogue", "orders", "shop"],
  help: ["knowledgebase"],
  invoices: ["billing", "catalogue", "clients", "ecommerce"],
  knowledgebase: ["faq"],
  ledger: ["businesses"],
  misc: ["notices"],
  profile: ["polls", "posts"],
  safes: ["businesses"],
  search: ["bookmarks"],
  "staff-access": ["businesses"],
  "till-sessions": ["businesses"],
  tour: ["account"],
  users: ["two-step"],
  // Webhooks offer the events of the log.
  webhooks: ["audit"],
}
