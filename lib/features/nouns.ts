import type { Endpoint } from "@/lib/core/http/endpoint"
import { connect } from "@/lib/core/nouns"
import * as keys from "./api-keys/service/use"
import { scopeNouns } from "./api-keys/values"
import { findPrincipal, findPrincipalOfKey } from "./auth/service/principal"
import { connectBooks } from "./businesses/service/books"
import { uploads } from "./chat/store/pictures"
import { hasBalance, hasPostings, openPlace } from "./ledger/service/accounts"
import { connectGuard } from "./ledger/service/guard"
import { rightToAskFor } from "./roles"
import { withStaffRights } from "./staff-access/service/principal"
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
  connectBooks({ hasPostings, hasBalance, open: openPlace })
  connectGuard(refuseClosedTills)
  connect({
    findPrincipal: async (sessionId) => withStaffRights(await findPrincipal(sessionId)),
    keys: {
      findId: keys.findId,
      recordUse: keys.recordUse,
      recordRejected: keys.recordRejected,
      findPrincipal: async (keyId) => withStaffRights(await findPrincipalOfKey(keyId)),
      nounOf,
    },
    uploads: (scope) => [uploads(scope)],
    rightToAskFor,
    // Loaded when needed, because it reaches the handlers of many nouns.
    visibleFields: async (...record) => (await import("./record-readers")).visibleFields(...record),
  })
}
