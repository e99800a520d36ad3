import type { Endpoint } from "@/lib/core/http/endpoint"
import { connect } from "@/lib/core/nouns"
import { workingKeysOf } from "./api-keys/service/leaving"
import * as keys from "./api-keys/service/use"
import { scopeNouns } from "./api-keys/values"
import { findPrincipal, findPrincipalOfKey } from "./auth/service/principal"
import { connectBooks } from "./businesses/service/books"
import { masterData } from "./businesses/service/master-data"
import { uploads } from "./chat/store/pictures"
import { hasPostings } from "./ledger/service/accounts"
import { takingsAndCash } from "./ledger/service/figures"
import { connectGuard } from "./ledger/service/guard"
import { connectMasterData } from "./ledger/service/master-data"
import { postOpening } from "./ledger/service/opening"
import { archivePlace, hasBalance, openPlace, renamePlace } from "./ledger/service/places"
import { rightToAskFor } from "./roles"
import { spendApproval } from "./staff-access/service/approvals"
import { connectHoldings } from "./staff-access/service/holdings"
import { withRights } from "./staff-access/service/principal"
import { dutyOf, namesFor } from "./staff-access/service/refusals"
import { refuseClosedTills } from "./till-sessions/service/guard"

let nounsByPath: Promise<Map<string, string>> | undefined

/** Loads the registry, with every contract of the product, only where a request has an API key. */
async function nounOf({ method, path }: Endpoint): Promise<string | undefined> {
  nounsByPath ??= import("./index").then(
    ({ endpoints }) => new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.noun])),
  )
  const noun = (await nounsByPath).get(`${method} ${path}`)
  return scopeNouns.find((name) => name === noun)
}

/** Answers what the core asks of nouns. Called before the first request, by instrumentation.ts and by the tests. */
export function connectNouns(): void {
  connectBooks({
    hasPostings,
    hasBalance,
    open: openPlace,
    archive: archivePlace,
    rename: renamePlace,
    postOpening,
    takingsAndCash,
  })
  connectMasterData(masterData)
  connectHoldings(async (scope, person) =>
    (await workingKeysOf(scope, person)).map((label) => ({ kind: "apiKey", label, business: null, shop: null })),
  )
  connectGuard(refuseClosedTills)
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
    rightToAskFor,
    spendApproval,
    namesFor,
    dutyOf,
    // Loaded when needed, because it reaches the handlers of many nouns.
    visibleFields: async (...record) => (await import("./record-readers")).visibleFields(...record),
  })
}
