import { connectPhotoPolicy } from "@/lib/core/cash/photo-policy"
import type { Endpoint } from "@/lib/core/http/endpoint"
import { connect } from "@/lib/core/nouns"
import { workingKeysOf } from "./api-keys/service/leaving"
import * as keys from "./api-keys/service/use"
import { coveredBy, scopeNouns } from "./api-keys/values"
import { findPrincipal, findPrincipalOfKey } from "./auth/service/principal"
import { mayReadPhoto } from "./bank-bags/service/photos"
import { countUnreconciled } from "./bank-statements/service/reconcile"
import { connectBooks } from "./businesses/service/books"
import { masterData, nameOf } from "./businesses/service/master-data"
import { depositPolicyOf } from "./businesses/service/policies"
import { countOpen } from "./cash-exceptions/service/list"
import { scanAfter } from "./cash-exceptions/service/wake"
import { uploads } from "./chat/store/pictures"
import { mayReadReceipt } from "./counter-deposits/service"
import { connectMoves } from "./customers/service/merge"
import { reopenDebit } from "./direct-debits/service/answers"
import { checklistItem as debitsAnswered } from "./direct-debits/service/checklist"
import { moveDrafts } from "./invoices/service/write"
import { hasPostings } from "./ledger/service/accounts"
import { connectChecklist } from "./ledger/service/checklist"
import { takingsAndCash } from "./ledger/service/figures"
import { connectMasterData } from "./ledger/service/master-data"
import { postOpening } from "./ledger/service/opening"
import { archivePlace, hasBalance, openPlace, renamePlace } from "./ledger/service/places"
import { connectReversals } from "./ledger/service/reverse"
import { connectBookRules } from "./ledger/service/rules"
import { lockBooks } from "./ledger/store/books"
import { moveMandates } from "./payment-batches/service/mandates"
import { findPending } from "./payment-batches/store/batches"
import { moveRecurringInvoices } from "./recurring-invoices/service/recurring"
import { rightToAskFor } from "./roles"
import { spendApproval } from "./staff-access/service/approvals"
import { connectHoldings } from "./staff-access/service/holdings"
import { withRights } from "./staff-access/service/principal"
import { dutyOf, namesFor } from "./staff-access/service/refusals"
import { scanAlertsAfter } from "./stock/service/alerts"
import { stockItems, stockTies } from "./stock/service/proof"
import { connectPendingBills, releaseBills } from "./supplier-bills/service/settle"
import { hasOpenSession } from "./till-sessions/service/guard"

let nounsByPath: Promise<Map<string, string>> | undefined

/** Loads the registry, with every contract of the product, only where a request has an API key. */
async function nounOf({ method, path }: Endpoint): Promise<string | undefined> {
  nounsByPath ??= import("./index").then(
    ({ endpoints }) => new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.noun])),
  )
  const noun = (await nounsByPath).get(`${method} ${path}`)
  return scopeNouns.find((name) => name === noun) ?? coveredBy[noun ?? ""]
}

/** Answers what the core asks of nouns. Called before the first request, by instrumentation.ts and by the tests. */
export function connectNouns(): void {
  connectBooks({
    hasPostings,
    hasBalance,
    hold: lockBooks,
    hasOpenTill: hasOpenSession,
    open: openPlace,
    archive: archivePlace,
    rename: renamePlace,
    postOpening,
    takingsAndCash,
    openExceptions: countOpen,
  })
  connectChecklist([
    {
      name: "bank-reconciled",
      countOpen: countUnreconciled,
      link: ({ business }) => `/business/bank?business=${business}`,
    },
    debitsAnswered,
    ...stockItems,
  ])
  connectMasterData({ masterData, nameOf })
  connectBookRules([stockTies])
  connectPendingBills(findPending)
  connectReversals([releaseBills, reopenDebit])
  connectMoves([moveDrafts, moveRecurringInvoices, moveMandates])
  connectPhotoPolicy(async (scope, shop) => (await depositPolicyOf(scope, shop)).photoAbove)
  connectHoldings(async (scope, person) =>
    (await workingKeysOf(scope, person)).map((label) => ({ kind: "apiKey", label, business: null, shop: null })),
  )
  connect({
    findPrincipal: async (sessionId) => withRights(await findPrincipal(sessionId)),
    keys: {
      findId: keys.findId,
      recordUse: keys.recordUse,
      recordRejected: keys.recordRejected,
      findPrincipal: async (keyId) => withRights(await findPrincipalOfKey(keyId)),
      nounOf,
    },
    uploads: (scope) => [uploads(scope)],
    mayReadFile: async (...file) => (await mayReadPhoto(...file)) || mayReadReceipt(...file),
    rightToAskFor,
    spendApproval,
    namesFor,
    dutyOf,
    written: async (endpoint, scope) => {
      await scanAfter(endpoint, scope)
      await scanAlertsAfter(endpoint, scope)
    },
    // Loaded when needed, because it reaches the handlers of many nouns.
    visibleFields: async (...record) => (await import("./record-readers")).visibleFields(...record),
  })
}
