import { randomUUID } from "node:crypto"
import { dispositionOf } from "@/lib/core/files/file-name"
import { handler } from "@/lib/core/http/handler"
import * as shops from "@/lib/features/businesses/service/shops"
import * as customersContract from "./contract/customers"
import * as iousContract from "./contract/ious"
import * as recurringContract from "./contract/recurring"
import * as statementContract from "./contract/statements"
import * as acts from "./service/acts"
import * as customers from "./service/customers"
import * as mails from "./service/mails"
import { merge } from "./service/merge"
import { quickCharge } from "./service/quick"
import * as read from "./service/read"
import * as recurring from "./service/recurring"
import * as statement from "./service/statement"

export const listCustomersHandler = handler(customersContract.listCustomers, ({ scope, principal, query }) =>
  read.list(scope, principal, query),
)

export const getCustomerHandler = handler(customersContract.getCustomer, ({ scope, principal, params }) =>
  read.get(scope, principal, params.id),
)

export const addCustomerHandler = handler(customersContract.addCustomer, ({ scope, principal, body }) =>
  customers.add(scope, principal, body),
)

export const changeCustomerHandler = handler(customersContract.changeCustomer, ({ scope, principal, params, body }) =>
  customers.change(scope, principal, params.id, body),
)

export const mergeCustomerHandler = handler(customersContract.mergeCustomer, ({ scope, principal, params, body }) =>
  merge(scope, principal, params.id, body),
)

export const getCustomerAccountHandler = handler(
  customersContract.getCustomerAccount,
  ({ scope, params, query }) => read.account(scope, params.id, query.business),
  async ({ query }) => ({ business: query.business }),
)

export const listIousHandler = handler(iousContract.listIous, ({ scope, principal, query }) =>
  read.listIous(scope, principal, query),
)

export const getIouAgeingHandler = handler(iousContract.getIouAgeing, ({ scope, principal, query }) =>
  read.ageing(scope, principal, query.business),
)

export const getIouTotalsHandler = handler(iousContract.getIouTotals, ({ scope, principal, query }) =>
  read.totals(scope, principal, query),
)

export const addIouHandler = handler(
  iousContract.addIou,
  ({ scope, principal, approval, body, idempotencyKey: key = randomUUID() }) =>
    quickCharge({ scope, principal, approval, key }, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const adjustCustomerHandler = handler(
  iousContract.adjustCustomer,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.adjust({ scope, principal, key }, params.id, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const chargeCustomerHandler = handler(
  iousContract.chargeCustomer,
  ({ scope, principal, approval, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.charge({ scope, principal, approval, key }, params.id, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const repayCustomerHandler = handler(
  iousContract.repayCustomer,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.repayAt({ scope, principal, key }, params.id, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const writeOffCustomerHandler = handler(
  iousContract.writeOffCustomer,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.writeOff({ scope, principal, key }, params.id, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const reverseIouHandler = handler(
  iousContract.reverseIou,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.reverse({ scope, principal, key }, params.id, body.reason),
  ({ scope, params }) => read.findIou(scope, params.id),
)

export const listRecurringChargesHandler = handler(
  recurringContract.listRecurringCharges,
  ({ scope, principal, query }) => recurring.list(scope, principal, query),
)

export const getRecurringChargeHandler = handler(
  recurringContract.getRecurringCharge,
  ({ scope, params }) => recurring.get(scope, params.id),
  ({ scope, params }) => recurring.findPlace(scope, params.id),
)

export const addRecurringChargeHandler = handler(
  recurringContract.addRecurringCharge,
  ({ scope, body }) => recurring.add(scope, body),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const changeRecurringChargeHandler = handler(
  recurringContract.changeRecurringCharge,
  ({ scope, params, body }) => recurring.change(scope, params.id, body),
  ({ scope, params }) => recurring.findPlace(scope, params.id),
)

const ofBusiness = async ({ query }: { query: { business: number } }) => ({ business: query.business })

export const getCustomerStatementHandler = handler(
  statementContract.getCustomerStatement,
  ({ scope, params, query }) => statement.statement(scope, params.id, query),
  ofBusiness,
)

export const getStatementMailHandler = handler(
  statementContract.getStatementMail,
  async ({ scope, params, query }) => statement.propose(await statement.statement(scope, params.id, query)),
  ofBusiness,
)

export const getStatementPdfHandler = handler(
  statementContract.getStatementPdf,
  async ({ scope, params, query }) => {
    const { name, content } = await statement.pdf(scope, params.id, query)
    const headers = {
      "cache-control": "private, no-cache",
      "content-disposition": dispositionOf(name, "attachment"),
    }
    return { type: "application/pdf", content, headers }
  },
  ofBusiness,
)

export const sendStatementHandler = handler(
  statementContract.sendStatement,
  ({ principal, params, body }) => statement.send(principal, params.id, body),
  async ({ body }) => ({ business: body.business }),
)

export const listCustomerMailsHandler = handler(statementContract.listCustomerMails, ({ scope, params, query }) =>
  mails.list(scope, params.id, query),
)
