/** The nouns that a noun may import. `nouns.test.ts` fails for an import without an entry, and for an entry without an import. */
export type Imports = Record<string, string[]>

/** Between the folders of lib/features. Nearly every noun imports `users` for the foreign key of its rows. */
export const nounImports: Imports = {
  // These six and `workspaces` are one subject, people and their sign-ins, in parts small enough to read: see `noun-cycles.ts`.
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
  // Bags are credited by a line, and everything else is posted.
  "bank-statements": [
    "bank-bags",
    "businesses",
    "clients",
    "customers",
    "direct-debits",
    "invoices",
    "ledger",
    "payment-batches",
    "supplier-bills",
  ],
  "banking-days": ["businesses"],
  blog: ["notifications", "users"],
  // A shop may have its own prices.
  catalogue: ["businesses"],
  bookmarks: ["users"],
  // A person's choice of a shop is deleted with the person.
  businesses: ["users"],
  calendar: ["account", "notifications", "users"],
  // The dashboards summarise everything that is sold, billed and done.
  cards: ["billing", "catalogue", "clients", "invoices", "orders", "todo", "users"],
  // Exceptions are found in the tables of all cash, and become tasks and notifications.
  "cash-exceptions": [
    "account",
    "bank-bags",
    "businesses",
    "drops",
    "notifications",
    "safes",
    "staff-access",
    "till-sessions",
    "todo",
  ],
  // Chat messages mention envelopes and bags.
  "cash-mentions": ["bank-bags", "businesses", "drops"],
  // Bags know how much of the money in transit is missing.
  "cash-positions": ["bank-bags", "ledger"],
  "counter-deposits": ["businesses", "ledger"],
  "recurring-invoices": ["clients", "direct-debits", "invoice-mails", "invoices"],
  "invoice-reminders": ["businesses", "clients", "invoice-mails", "invoices"],
  // E-invoices are our invoices in the formats that recipients read.
  einvoices: ["businesses", "clients", "invoices"],
  "invoice-mails": ["clients", "einvoices", "invoices"],
  // The standard VAT rate of a country comes from the rates of Z readings.
  offers: ["businesses", "catalogue", "till-sessions"],
  // Sales of the goods that an offer names.
  "offer-results": ["businesses", "catalogue", "offers", "orders", "stock"],
  // Coupons are offers with a code.
  coupons: ["offers"],
  // Customers are the clients of invoices, and their debts are in the books.
  // Recurring charges have rules as mandates do, and managers are told of those that the limit doesn't allow.
  customers: ["businesses", "clients", "direct-debits", "ledger", "notifications", "staff-access", "till-sessions"],
  // One list of all three ways to the bank.
  deposits: ["bank-bags", "businesses", "clients", "counter-deposits", "drops", "ledger"],
  // A mandate recurs by the rules of calendar events, and may pay a supplier’s bills.
  "direct-debits": ["businesses", "calendar", "ledger", "supplier-bills", "suppliers"],
  drops: ["businesses", "ledger", "safes"],
  safes: ["businesses", "ledger"],
  // A user's profile says whether two-step sign-in is on.
  chat: ["notifications", "two-step", "users"],
  ecommerce: ["catalogue", "shop", "users"],
  email: ["account", "notifications", "users"],
  invoices: ["billing", "businesses", "clients", "ledger", "notifications", "users"],
  // The weekly digest lists new posts and articles.
  notifications: ["account", "blog", "knowledgebase", "users"],
  // The metrics count scheduled mail that is overdue.
  operations: ["email"],
  // The register reads the documents behind entries.
  payments: [
    "businesses",
    "clients",
    "customers",
    "invoices",
    "ledger",
    "supplier-bills",
    "suppliers",
    "till-sessions",
  ],
  "payment-batches": ["businesses", "clients", "invoices", "ledger", "payments", "supplier-bills"],
  // Buyers become customers.
  orders: [
    "account",
    "billing",
    "catalogue",
    "clients",
    "coupons",
    "customers",
    "ecommerce",
    "notifications",
    "offers",
    "stock",
    "users",
  ],
  polls: ["users"],
  posts: ["notifications", "users"],
  profile: ["account", "notifications", "polls", "posts", "users"],
  search: ["bookmarks", "email", "knowledgebase", "users"],
  "staff-access": ["api-keys", "auth", "businesses", "users"],
  // A bill that is approved is posted at once.
  "supplier-bills": ["businesses", "catalogue", "einvoices", "email", "ledger", "safes", "stock", "suppliers"],
  suppliers: ["businesses", "catalogue"],
  // Web orders charge the usual VAT rate for products without one.
  // A delivery is owed to a supplier.
  stock: ["businesses", "catalogue", "clients", "ledger", "suppliers", "till-sessions"],
  // Till events are posted at once, and Z readings name the customers who pay later.
  "till-sessions": ["businesses", "clients", "ledger"],
  todo: ["notifications", "users"],
  // The maker of a webhook is told when it is switched off.
  webhooks: ["account", "notifications", "users"],
}
