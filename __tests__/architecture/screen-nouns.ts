import type { Imports } from "./nouns"

/** Between the folders of components/features. There are no cycles. */
export const screenImports: Imports = {
  // The dialogs that confirm a sign-in, and the sign-in screens, use passkeys through one module.
  account: ["passkeys", "sign-ins"],
  // The log says what an API key may do.
  audit: ["api-keys"],
  auth: ["passkeys"],
  // A bag is prepared from a safe, with a witness of its shop. Its chart is of the chosen shop.
  "bank-bags": ["businesses", "safes"],
  bookmarks: ["search"],
  // The page behind the link in an invitation looks like those of the sign-in pages.
  calendar: ["auth"],
  cards: ["invoices"],
  // Two-step sign-in is switched on in the own profile too.
  chat: ["two-step"],
  catalogue: ["businesses"],
  // The activity of a record, below it in its drawer.
  coupons: ["audit", "catalogue"],
  todo: ["audit"],
  // The chosen shop, and the form that verifies envelopes.
  deposits: ["businesses", "drops"],
  // The list is of the chosen shop. A customer's page lists their invoices and orders.
  customers: ["businesses", "invoices", "orders"],
  // A rule is chosen as that of a mandate.
  "recurring-invoices": ["direct-debits", "invoices"],
  "invoice-reminders": ["invoices"],
  // The businesses, and percentages as of VAT.
  "direct-debits": ["businesses", "catalogue"],
  developers: ["help"],
  ecommerce: ["catalogue"],
  faq: ["knowledgebase"],
  help: ["knowledgebase"],
  // The page for missing permissions ends a view as somebody else, too.
  misc: ["auth", "staff-access"],
  "bank-statements": ["catalogue"],
  // The register is that of the chosen shop, and links the documents of the books' entries.
  payments: ["businesses", "ledger"],
  "payment-batches": ["payments"],
  // Prices, which the catalogue formats, the chosen shop, and the activity of an offer.
  offers: ["audit", "businesses", "catalogue"],
  // Lines say what offers took off.
  orders: ["catalogue", "ecommerce", "offers"],
  // Stock is that of the chosen shop, and products are scanned.
  stock: ["businesses", "catalogue"],
  // Goods on a bill become a delivery, and the page of a bill has its activity.
  "supplier-bills": ["audit", "stock"],
  // A supplier's page lists its bills and deliveries.
  suppliers: ["audit", "stock", "supplier-bills"],
  // E-invoices in a mail are entered as bills.
  email: ["supplier-bills"],
  // The week and the variances follow the chosen shop.
  "till-sessions": ["businesses"],
  // Messages and answers are shown as code.
  webhooks: ["developers"],
}

/** From components/features to the endpoints, schemas and values of other nouns in lib/features. */
export const screenData: Imports = {
  account: ["ledger", "notifications", "passkeys", "two-step"],
  // A change is reverted through the endpoints of its noun. The list of people is that of the tasks.
  audit: ["api-keys", "catalogue", "offers", "todo", "users"],
  auth: ["account", "passkeys"],
  // Lines are booked on the accounts of the books.
  "bank-statements": ["ledger"],
  calendar: ["banking-days", "users"],
  cards: ["calendar", "cash-positions", "todo"],
  chat: ["cash-mentions"],
  "bank-bags": ["businesses"],
  businesses: ["account"],
  "counter-deposits": ["businesses"],
  // VAT rates are those of the countries with businesses.
  catalogue: ["businesses", "till-sessions"],
  coupons: ["catalogue"],
  // VAT rates are the usual ones of the country.
  customers: ["businesses", "invoices", "orders", "till-sessions"],
  deposits: ["businesses", "drops"],
  "direct-debits": ["businesses"],
  drops: ["businesses"],
  // Goods are found in the catalogue; the simulator prices at one of the shops.
  offers: ["businesses", "catalogue", "offer-results"],
  ecommerce: ["catalogue", "orders", "shop"],
  help: ["knowledgebase"],
  payments: ["businesses"],
  invoices: ["billing", "catalogue", "clients", "ecommerce", "einvoices", "invoice-mails"],
  "recurring-invoices": ["invoices"],
  "invoice-reminders": ["invoices"],
  knowledgebase: ["faq"],
  ledger: ["businesses"],
  misc: ["notices"],
  profile: ["polls", "posts"],
  safes: ["businesses"],
  search: ["bookmarks"],
  "staff-access": ["businesses"],
  // VAT rates are the usual ones of the country. An order is sent to the address of its supplier.
  stock: ["businesses", "catalogue", "suppliers", "till-sessions"],
  "supplier-bills": ["businesses", "stock", "suppliers", "till-sessions"],
  suppliers: ["stock", "supplier-bills"],
  // After the count, what is above the float is dropped.
  "till-sessions": ["businesses", "drops"],
  tour: ["account"],
  users: ["two-step"],
  // Webhooks offer the events of the log.
  webhooks: ["audit"],
}
