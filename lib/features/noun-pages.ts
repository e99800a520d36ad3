import type { NounPages } from "@/lib/core/pages"
import { accessControlPages } from "./access-control/pages"
import { accountPages } from "./account/pages"
import { auditPages } from "./audit/pages"
import { authPages } from "./auth/pages"
import { autocompletePages } from "./autocomplete/pages"
import { bankBagsPages } from "./bank-bags/pages"
import { bankStatementsPages } from "./bank-statements/pages"
import { blogPages } from "./blog/pages"
import { businessesPages } from "./businesses/pages"
import { calendarPages } from "./calendar/pages"
import { cardsPages } from "./cards/pages"
import { cashExceptionsPages } from "./cash-exceptions/pages"
import { cataloguePages } from "./catalogue/pages"
import { chatPages } from "./chat/pages"
import { counterDepositsPages } from "./counter-deposits/pages"
import { couponsPages } from "./coupons/pages"
import { customersPages } from "./customers/pages"
import { datatablesPages } from "./datatables/pages"
import { depositsPages } from "./deposits/pages"
import { developersPages } from "./developers/pages"
import { directDebitsPages } from "./direct-debits/pages"
import { dropsPages } from "./drops/pages"
import { ecommercePages } from "./ecommerce/pages"
import { emailPages } from "./email/pages"
import { faqPages } from "./faq/pages"
import { invoiceRemindersPages } from "./invoice-reminders/pages"
import { invoicesPages } from "./invoices/pages"
import { knowledgebasePages } from "./knowledgebase/pages"
import { ledgerPages } from "./ledger/pages"
import { miscPages } from "./misc/pages"
import { offersPages } from "./offers/pages"
import { operationsPages } from "./operations/pages"
import { ordersPages } from "./orders/pages"
import { paymentsPages } from "./payments/pages"
import { pricingPages } from "./pricing/pages"
import { profilePages } from "./profile/pages"
import { recurringInvoicesPages } from "./recurring-invoices/pages"
import { safesPages } from "./safes/pages"
import { staffAccessPages } from "./staff-access/pages"
import { stockPages } from "./stock/pages"
import { supplierBillsPages } from "./supplier-bills/pages"
import { suppliersPages } from "./suppliers/pages"
import { tillSessionsPages } from "./till-sessions/pages"
import { todoPages } from "./todo/pages"
import { usersPages } from "./users/pages"
import { webhooksPages } from "./webhooks/pages"

/**
 * The additions of each noun to menu, search, roles and help, one line per noun. The order is that of the menu within each
 * group, of the search and of the permission table. A client's first page is the first one of their menu.
 */
export const nounPages: NounPages[] = [
  cardsPages,
  emailPages,
  chatPages,
  calendarPages,
  todoPages,
  ecommercePages,
  ordersPages,
  invoicesPages,
  recurringInvoicesPages,
  invoiceRemindersPages,
  businessesPages,
  cataloguePages,
  stockPages,
  couponsPages,
  tillSessionsPages,
  dropsPages,
  safesPages,
  bankBagsPages,
  bankStatementsPages,
  counterDepositsPages,
  supplierBillsPages,
  suppliersPages,
  depositsPages,
  paymentsPages,
  directDebitsPages,
  customersPages,
  offersPages,
  cashExceptionsPages,
  ledgerPages,
  staffAccessPages,
  usersPages,
  accessControlPages,
  webhooksPages,
  accountPages,
  auditPages,
  profilePages,
  pricingPages,
  blogPages,
  faqPages,
  knowledgebasePages,
  developersPages,
  authPages,
  miscPages,
  operationsPages,
  datatablesPages,
  autocompletePages,
]
