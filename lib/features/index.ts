import type { Endpoint } from "@/lib/core/http/endpoint"
import * as kit from "@/lib/kit/contract"
import * as accountAccess from "./account/contract/access"
import * as accountData from "./account/contract/data"
import * as account from "./account/contract/settings"
import * as apiKeys from "./api-keys/contract"
import * as audit from "./audit/contract"
import * as auth from "./auth/contract"
import * as autocomplete from "./autocomplete/contract"
import * as bankBags from "./bank-bags/contract"
import * as bankStatementsLines from "./bank-statements/contract/lines"
import * as bankStatementsRules from "./bank-statements/contract/rules"
import * as bankStatements from "./bank-statements/contract/statements"
import * as bankingDays from "./banking-days/contract"
import * as billing from "./billing/contract"
import * as blog from "./blog/contract"
import * as bookmarks from "./bookmarks/contract"
import * as businessesAndShops from "./businesses/contract/businesses"
import * as businessesChoices from "./businesses/contract/choices"
import * as businessesFigures from "./businesses/contract/figures"
import * as businessesLogos from "./businesses/contract/logos"
import * as businessesParts from "./businesses/contract/parts"
import * as businessesPolicies from "./businesses/contract/policies"
import * as calendar from "./calendar/contract/events"
import * as calendarInvitations from "./calendar/contract/invitations"
import * as cards from "./cards/contract"
import * as cashExceptions from "./cash-exceptions/contract"
import * as cashMentions from "./cash-mentions/contract"
import * as cashPositions from "./cash-positions/contract"
import * as catalogueCategories from "./catalogue/contract/categories"
import * as catalogueDuplicates from "./catalogue/contract/duplicates"
import * as catalogueImports from "./catalogue/contract/imports"
import * as cataloguePrices from "./catalogue/contract/prices"
import * as catalogueProducts from "./catalogue/contract/products"
import * as catalogueShop from "./catalogue/contract/shop"
import * as chat from "./chat/contract"
import * as clients from "./clients/contract"
import * as counterDeposits from "./counter-deposits/contract"
import * as coupons from "./coupons/contract"
import * as customersContract from "./customers/contract/customers"
import * as customersIous from "./customers/contract/ious"
import * as customersRecurring from "./customers/contract/recurring"
import * as customersStatements from "./customers/contract/statements"
import * as datatables from "./datatables/contract"
import * as deposits from "./deposits/contract"
import * as directDebits from "./direct-debits/contract"
import * as drops from "./drops/contract"
import * as ecommerce from "./ecommerce/contract"
import * as einvoices from "./einvoices/contract"
import * as emailRead from "./email/contract/read"
import * as emailWrite from "./email/contract/write"
import * as faq from "./faq/contract"
import * as invoiceMails from "./invoice-mails/contract"
import * as invoiceReminders from "./invoice-reminders/contract"
import * as invoicesPayments from "./invoices/contract/payments"
import * as invoicesRead from "./invoices/contract/read"
import * as invoicesWrite from "./invoices/contract/write"
import * as knowledgebase from "./knowledgebase/contract"
import * as ledgerJournal from "./ledger/contract/journal"
import * as ledgerProof from "./ledger/contract/proof"
import * as live from "./live/contract"
import * as notices from "./notices/contract"
import * as notifications from "./notifications/contract"
import * as offerResults from "./offer-results/contract"
import * as offers from "./offers/contract"
import * as operationsJobs from "./operations/contract/jobs"
import * as operations from "./operations/contract/server"
import * as orders from "./orders/contract"
import * as passkeys from "./passkeys/contract"
import * as paymentBatches from "./payment-batches/contract"
import * as paymentsAccount from "./payments/contract/account"
import * as payments from "./payments/contract/register"
import * as polls from "./polls/contract"
import * as posts from "./posts/contract"
import * as pricing from "./pricing/contract"
import * as profile from "./profile/contract"
import * as recurringInvoices from "./recurring-invoices/contract"
import * as safes from "./safes/contract"
import * as search from "./search/contract"
import * as shop from "./shop/contract"
import * as signIns from "./sign-ins/contract"
import * as staffApprovals from "./staff-access/contract/approvals"
import * as staffAccess from "./staff-access/contract/grants"
import * as staffPeople from "./staff-access/contract/people"
import * as stockDocuments from "./stock/contract/documents"
import * as stockLists from "./stock/contract/lists"
import * as stockOrders from "./stock/contract/orders"
import * as stockTakes from "./stock/contract/stocktakes"
import * as stockWatch from "./stock/contract/watch"
import * as supplierBills from "./supplier-bills/contract"
import * as suppliers from "./suppliers/contract"
import * as tillSessions from "./till-sessions/contract"
import * as todo from "./todo/contract"
import * as twoStep from "./two-step/contract"
import * as users from "./users/contract"
import * as webhooks from "./webhooks/contract"

/** The registry: every endpoint of the product, by noun. OpenAPI, rewrites, the reference page and the tests read it. */
export const registry: Record<string, Record<string, Endpoint>> = {
  auth,
  users,
  search,
  bookmarks,
  email: { ...emailRead, ...emailWrite },
  chat,
  invoices: { ...invoicesRead, ...invoicesWrite, ...invoicesPayments },
  einvoices,
  invoiceMails,
  recurringInvoices,
  invoiceReminders,
  supplierBills,
  suppliers,
  clients,
  customers: { ...customersContract, ...customersIous, ...customersRecurring, ...customersStatements },
  billing,
  stock: { ...stockLists, ...stockDocuments, ...stockTakes, ...stockOrders, ...stockWatch },
  catalogue: {
    ...catalogueShop,
    ...catalogueCategories,
    ...catalogueDuplicates,
    ...catalogueImports,
    ...cataloguePrices,
    ...catalogueProducts,
  },
  ecommerce,
  shop,
  businesses: {
    ...businessesAndShops,
    ...businessesChoices,
    ...businessesPolicies,
    ...businessesFigures,
    ...businessesLogos,
    ...businessesParts,
  },
  tillSessions,
  drops,
  safes,
  bankBags,
  bankStatements: { ...bankStatements, ...bankStatementsLines, ...bankStatementsRules },
  counterDeposits,
  cashExceptions,
  bankingDays,
  cashMentions,
  cashPositions,
  deposits,
  directDebits,
  offerResults,
  offers,
  staffAccess: { ...staffAccess, ...staffPeople, ...staffApprovals },
  coupons,
  orders,
  account: { ...account, ...accountAccess, ...accountData },
  signIns,
  audit,
  twoStep,
  apiKeys,
  passkeys,
  paymentBatches,
  payments: { ...payments, ...paymentsAccount },
  profile,
  posts,
  polls,
  faq,
  knowledgebase,
  pricing,
  blog,
  operations: { ...operations, ...operationsJobs },
  ledger: { ...ledgerJournal, ...ledgerProof },
  live,
  notifications,
  notices,
  todo,
  calendar: { ...calendar, ...calendarInvitations },
  datatables,
  autocomplete,
  cards,
  webhooks,
  kit,
}

/** Every endpoint in one list, with its noun and name. */
export const endpoints: (Endpoint & { noun: string; name: string })[] = Object.entries(registry).flatMap(
  ([noun, contracts]) => Object.entries(contracts).map(([name, contract]) => ({ ...contract, noun, name })),
)
