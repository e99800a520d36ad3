import type { Principal } from "../auth/principal"
import type { Endpoint } from "./endpoint"
import { forbidden, HttpError } from "./errors"

/** @throws HttpError 403 for a write of somebody who sees the screens as another person */
function requireOwnView({ method, can, changesOnRead, whileViewing }: Endpoint, { viewing }: Principal): void {
  if (!viewing || can === "public" || whileViewing || (method === "GET" && !changesOnRead)) return
  throw new HttpError(403, "viewing", { message: ["viewing", { name: viewing.fullName }] })
}

/** @throws HttpError 401 if nobody is signed in, 403 if the user lacks the permission */
export function authorise(endpoint: Endpoint, principal: Principal | undefined): void {
  if (endpoint.can === "public") return
  if (!principal) throw new HttpError(401, "unauthorized", { headers: { "www-authenticate": "Bearer" } })
  requireOwnView(endpoint, principal)
  const { can, on, operator } = endpoint
  const other = typeof on === "object" ? on.approvedFor : undefined
  if (!principal.ability.can(...can) && !(other && principal.ability.can(...other))) throw forbidden(can)
  if (operator && !principal.isOperator) throw new HttpError(403, "forbidden", { reason: "reasonOperator" })
}
