/**
 * API test files that share a store when the whole suite runs: each row is one store, whose files run one after the other.
 * A row has at most one file of a noun, and the files that compare whole lists of users come first, because most others add
 * some. Loading the modules, opening a store and compiling the engine takes longer than most of these tests.
 *
 * Not here: files that replace the store, the configuration or the clock, that count what a whole server does (rate limits,
 * metrics, the outbox), or that take ten seconds by themselves. A file that is in no row has its own store, like a file that
 * is run alone. The names are without `__tests__/api/` and `.test.ts`.
 */
export const sharedStores = [
  [
    "users-list",
    "todo-list",
    "calendar",
    "cards-metrics",
    "email-list",
    "faq",
    "invoices-list",
    "profile",
    "blog-read",
  ],
  [
    "users-change",
    "todo-change",
    "calendar-files",
    "email-change",
    "knowledgebase",
    "ecommerce-products",
    "invoices-write",
    "blog-posts",
    "chat-conversation",
    "search-text",
  ],
  [
    "users-undo",
    "todo-many",
    "calendar-reading",
    "email-drafts",
    "datatables",
    "invoices-documents",
    "blog-write",
    "chat-people",
    "pricing",
    "polls",
    "catalogue",
  ],
  [
    "users-rights",
    "todo-order",
    "calendar-recurrence",
    "email-mailbox",
    "posts",
    "invoices-payments",
    "chat-pictures",
    "ecommerce-cart",
    "kit",
  ],
  [
    "users-delete",
    "calendar-series",
    "email-paging",
    "search-records",
    "chat-bell",
    "ecommerce-orders",
    "content-access",
    "file-names",
    "tour",
  ],
  [
    "users-access",
    "calendar-reminders",
    "email-search",
    "cards-orders",
    "mentions",
    "notifications",
    "account-settings",
    "address-change",
  ],
  ["chat", "users-add", "email-send", "cards", "account-password", "invitations", "session-lifetime"],
  [
    "auth",
    "confirmation",
    "mailed-links",
    "address-undo",
    "security-emails",
    "weak-passwords",
    "two-step",
    "sign-in-record",
    "refresh-and-sign-out",
    "two-step-sign-in",
  ],
  [
    "search-and-bookmarks",
    "shop-filters",
    "coupons",
    "shop-payments",
    "shop-invariants",
    "shop-states",
    "shop-coupons",
  ],
]

/**
 * The same for browser tests (`__tests__/e2e`): a row is one server, one store and one browser. Only files without settings
 * of their own, whose subject no other file of the row shows. A page that another file has opened is compiled already.
 */
export const sharedServers = [
  ["dashboards-quality", "kit", "kit-demos", "kit-sheets", "palette"],
  ["users", "blog", "calendar", "coupons"],
  ["help", "email-screen", "todo"],
  ["calendar-manners", "chat", "todo-order", "email"],
  ["chat-screen", "calendar-hostile", "todo-safety", "email-safety"],
]
