import type { Principal } from "../auth/principal"
import { inBackground } from "../background"
import { tx } from "../db/tx"
import type { ClientInfo } from "../http/client-info"
import type { Endpoint } from "../http/endpoint"
import { HttpError } from "../http/errors"
import { networkOf } from "../http/network"
import { record } from "./record"

type Called = Pick<Endpoint, "method" | "path">

/** The audit log's details of a request, besides its user. */
export const traceOf = ({ address, requestId }: Pick<ClientInfo, "address" | "requestId">, called?: Called) => ({
  network: networkOf(address).slice(0, 64),
  request: requestId,
  ...(called ? { call: `${called.method} ${called.path}` } : {}),
})

/** The caller, with the audit log's details for their writes. */
export const traced = (principal: Principal, client: ClientInfo, called: Called): Principal => ({
  ...principal,
  trace: { ...principal.trace, name: principal.fullName, key: principal.key?.id, ...traceOf(client, called) },
})

interface Exporting {
  principal?: Principal
  client: ClientInfo
  dryRun?: unknown
}

/** Records an export in the audit log before the response is sent. @returns the response */
export async function recordExport<T>({ principal, client, dryRun }: Exporting, endpoint: Endpoint, response: T) {
  const { exports: recordType } = endpoint
  if (!recordType || !principal || dryRun) return response
  const recordId = (response as { exported?: string }).exported ?? "all"
  await tx(traced(principal, client, endpoint), (scope) => record(scope, { action: "exported", recordType, recordId }))
  return response
}

/** One refusal per user and endpoint is recorded within this time, so that nobody can flood the log. */
const quietMs = 10 * 60_000
const maxRemembered = 5_000
const remembered = new Map<string, number>()

function isRepeated(key: string, now = Date.now()): boolean {
  if (now - (remembered.get(key) ?? 0) < quietMs) return true
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(key, now)
  return false
}

/** Whether an error denies access: for lack of a permission or scope, or by hiding a record that exists. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.code === "forbidden" ||
    error.code === "key_not_allowed" ||
    (error.status === 404 && error.reason !== undefined))

/** Records that a signed-in user called an endpoint that they may not call, or asked for a record that they may not read. */
export function recordRefusal(
  error: unknown,
  principal: Principal | undefined,
  client: ClientInfo,
  called: Called,
): void {
  if (!principal || !isRefusal(error)) return
  const { workspaceId, userId } = principal
  if (isRepeated(`${workspaceId}:${userId} ${called.method} ${called.path}`)) return
  const actor = traced(principal, client, called)
  const entry = { action: "refused", recordType: "call", recordId: `${called.method} ${called.path}` }
  inBackground("recording a refusal", () => tx(actor, (scope) => record(scope, entry)))
}
