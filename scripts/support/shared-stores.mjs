/** The names of each row, which are separated by spaces; rows are separated by empty lines. */
const rows = (text) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((row) => row.trim().split(/\s+/))

/**
 * API test files that share a store when the whole suite runs: each row is one store, whose files run one after the other.
 * A row has at most one file of a noun, and the files that compare whole lists of users come first, because most others add
 * some. Loading the modules, opening a store and compiling the engine takes longer than most of these tests.
 *
 * Not here: files that replace the store or the configuration, that count what a whole server does (rate limits, metrics), that
 * need the sample company as it was at the start, or that take half a minute alone. A file that is in no row has its own
 * store, like a file that is run alone. The names are without `__tests__/api/` and `.test.ts`.
 */
export const sharedStores = rows(`
  users-list todo-list calendar cards-metrics email-list faq invoices-list profile blog-read

  users-change todo-change calendar-files email-change knowledgebase ecommerce-products invoices-write blog-posts chat-conversation
  search-text

  users-undo todo-many calendar-reading email-drafts datatables invoices-documents blog-write chat-people pricing polls catalogue

  users-rights todo-order calendar-recurrence email-mailbox posts invoices-payments chat-pictures ecommerce-cart kit

  users-delete calendar-series email-paging search-records chat-bell ecommerce-orders content-access file-names tour

  users-access calendar-reminders email-search cards-orders mentions notifications account-settings address-change

  chat users-add email-send cards account-password invitations session-lifetime

  auth confirmation mailed-links address-undo security-emails weak-passwords two-step sign-in-record refresh-and-sign-out two-step-sign-in

  search-and-bookmarks shop-filters coupons shop-payments shop-invariants shop-states shop-coupons

  bank-accounts cash-exceptions catalogue-products customers deposits invoice-list staff-access till-sessions offers activities categories

  bank-bags cash-mentions customers-merge stock-counts customer-deposits staff-approvals till-figures offers-simulation messages

  bank-debits cash-positions product-import-rows customer-statements stock-orders direct-debits invoices-books staff-leaver till-archiving
  offer-results photos-of-cash

  bank-owed cash-bank-accounts product-duplicates ious stock-purchasing debit-bills invoices-issued staff-refusals till-session-closing
  safe-log payments

  bank-rules cash-exceptions-bank price-sheet ious-quick stock-watch supplier-bills invoices-numbering staff-approval-limits
  till-session-rights safe-reversals payments-rest

  bank-statements counter-deposits offers-web ious-limit stock-races supplier-bill-acts invoices-payment-changes z-readings safes
  payment-batches account-of-a-client

  banking-days days-to-bank drops ious-elsewhere debit-bills-races supplier-bill-mails invoices-search shop-settings refusals

  business-figures business-logos business-set-up drop-slips personal-data shop-choices shop-refunds invoice-business invoice-documents
  invoice-mails

  calendar-invitations email-draft-versions audit-export ledger-accounts invitation-links help-languages webhooks-events large-amounts
  idempotency locked-reads goods-races bank-races account-races sign-in-races business-races

  calendar-versions email-full-text audit-screen ledger-lists webhooks workspaces session-cookie v1

  email-notifications assistant audit-tables ledger-exports ids registration pictures-hostile letters order-mails

  calendar-answers ledger-archive audit ledger-roots customers-merged invoice-reminders recurring-invoices staff-views bank-matching
  recurring-charges ledger-endpoints till-session-agency
`)

/**
 * The same for browser tests (`__tests__/e2e`): a row is one server, one store and one browser. Only files without settings
 * of their own, whose subject no other file of the row shows. A page that another file has opened is compiled already.
 */
export const sharedServers = rows(`
  dashboards-quality kit kit-demos kit-sheets palette

  users blog calendar coupons

  help email-screen todo

  calendar-manners chat todo-order email

  chat-screen calendar-hostile todo-safety email-safety

  books books-proof books-deletion

  catalogue-business catalogue-tools stock stock-orders

  offers shop-screens shop

  bank payments supplier-bills deposits customers-merge

  cash-notes cash-exceptions

  safe safe-prints cash-notes-figures ious

  invoices-corrections invoice-filters invoice-formats invoice-business

  calendar-together email-unsaved chat-signs notifications lost-answer slow-navigation narrow

  api-keys shared-browser tour staff-access

  dashboards auth-designs sign-in
`)
