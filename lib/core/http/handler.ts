import * as z from "zod"
import { recordExport, recordRefusal, traced } from "../audit/caller"
import { type Change, changesOf } from "../audit/changes"
import type { Approver } from "../auth/approvals"
import { requireConfirmed } from "../auth/confirmation"
import type { Placed } from "../auth/grants"
import { requireScope } from "../auth/key-session"
import type { Principal } from "../auth/principal"
import { dryRun, tx } from "../db/tx"
import type { Actor, Scope } from "../db/types"
import { once, onceOutside } from "../idempotency/service"
import { requireRoom } from "../limits/rows"
import { afterWrite, tellNouns } from "./after-write"
import { cachedResponse } from "./answers"
import { authorise } from "./authorise"
import { checkRecord } from "./checked-record"
import type { ClientInfo } from "./client-info"
import { type Endpoint, type Output, requiresKey, takesKey } from "./endpoint"
import { HttpError } from "./errors"
import { fieldFilter } from "./field-filter"
import { parse } from "./parse"
import { withRateLimit } from "./rate-limit"
import { withNames } from "./reason"
import { sharedCaller } from "./shared-caller"

/** The input of a handler: from `route` over HTTP, or from a page in-process. */
export interface HandlerRequest {
  principal?: Principal
  client: ClientInfo
  params?: unknown
  query?: unknown
  body?: unknown
  upload?: { type: string; content: Uint8Array }
  /** The Idempotency-Key header. */
  idempotencyKey?: string
  /** The Approval header. */
  approval?: string
  /**
   * Rolls a write back and returns its response; receives the changes that it would make. Endpoints with `transaction: "none"`
   * have no dry run.
   */
  dryRun?: { changes: Change[] }
  /** Receives headers for the response. */
  reply?: Headers
}

interface Context<E extends Endpoint> {
  /** The transaction; with `transaction: "none"` only the actor; undefined on public endpoints. */
  scope: E["can"] extends "public" ? undefined : E extends { transaction: "none" } ? Actor : Scope
  principal: E["can"] extends "public" ? Principal | undefined : Principal
  client: ClientInfo
  params: Output<E["params"]>
  query: Output<E["query"]>
  body: Output<E["body"]>
  upload: { type: string; content: Uint8Array }
  /** The Idempotency-Key header, for records that store it. A repeat within a day doesn't reach the handler. */
  idempotencyKey: string | undefined
  /** The approver, if the caller may not act alone; see `on.approvedFor`. */
  approver?: Approver
  /** The Approval header, for services that decide themselves which actions need an approval. */
  approval: string | undefined
}

/** A file as a response. It never changes under its URL, so browsers may cache it. */
export interface BinaryResponse {
  type: string
  /** Only endpoints with `transaction: "none"` may return a stream, because the responses of others are cached. */
  content: Uint8Array | ReadableStream<Uint8Array>
  /** Leave it out if the content is generated for each request. */
  etag?: string
  /** The record that an endpoint with `exports` exported, for the audit log; all records if it is left out. */
  exported?: string
  /** Override the default headers, which cache the file for a year and block scripts and loading. */
  headers?: Record<string, string>
}

type Stream = ReadableStream<Uint8Array>
type Raw<E extends Endpoint> = E["response"] extends "stream" ? Stream : BinaryResponse
type Answer<E extends Endpoint> = E["response"] extends z.ZodType ? z.input<E["response"]> : Raw<E>

export interface Handler<E extends Endpoint = Endpoint> {
  endpoint: E
  /** Authorises, parses the input, runs, and parses the response. @throws HttpError */
  execute(request: HandlerRequest): Promise<E["response"] extends z.ZodType ? z.output<E["response"]> : Raw<E>>
}

/** Fields that are not in the schema are stripped from the response. In tests they are an error. */
function checkResponse(endpoint: Endpoint, response: unknown): unknown {
  if (typeof endpoint.response === "string") return response
  const parsed = endpoint.response.safeParse(response)
  if (!parsed.success) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} returned a response that violates its schema: ${z.prettifyError(parsed.error)}`,
    )
  }
  if (process.env.NODE_ENV === "test" && JSON.stringify(parsed.data) !== JSON.stringify(response)) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} returned fields that are not in its schema: ${JSON.stringify(response)}`,
    )
  }
  return parsed.data
}

/** Whether an endpoint's responses are cached: those of reads in the caller's workspace. */
const isCached = ({ method, can, transaction }: Endpoint) => method === "GET" && can !== "public" && !transaction

/** Runs a write in its transaction, at most once if the client sent a key. */
async function write(
  endpoint: Endpoint,
  principal: Principal,
  request: HandlerRequest,
  run: (scope: unknown) => Promise<unknown>,
): Promise<unknown> {
  const { idempotencyKey: key, params, query, body, upload, dryRun: outcome } = request
  const { method, path } = endpoint
  const isOutside = endpoint.transaction === "none"
  if (outcome) {
    if (isOutside) throw new Error(`${method} ${path} has no dry run, because it opens its own transactions`)
    return dryRun(principal, async (scope) => {
      const response = await run(scope)
      outcome.changes = await changesOf(scope)
      return response
    })
  }
  if (!key && requiresKey(endpoint)) throw new HttpError(400, "idempotency_key_required")
  if (!key || !takesKey(endpoint)) return isOutside ? run(principal) : tx(principal, run)
  const isSecret = endpoint.secretBody === true
  const idempotent = { key, method, path, input: [params, query, body], upload: upload?.content, isSecret }
  const { response, isReplayed } = await (isOutside
    ? onceOutside(principal, idempotent, () => run(principal))
    : // If the response to the commit was lost, the second run finds the key of the first.
      tx(principal, (scope) => once(scope, idempotent, () => run(scope)), { isRepeatable: true }))
  if (isReplayed) request.reply?.set("idempotency-replayed", "true")
  return response
}

/**
 * Binds a contract to its implementation.
 * @param find returns the owner and places of the requested record, for a contract with `on: { record }`; undefined if there is
 * no such record. It runs first, in the same transaction.
 */
export function handler<E extends Endpoint>(
  endpoint: E,
  run: (context: Context<E>) => Promise<Answer<E>>,
  find?: (context: Context<E>) => Promise<Placed | undefined>,
): Handler<E> {
  if ((typeof endpoint.on === "object") !== (find !== undefined))
    throw new Error(
      `${endpoint.method} ${endpoint.path}: \`on: { record }\` and a function that finds the record need each other`,
    )
  const filter = fieldFilter(endpoint)
  async function execute(request: HandlerRequest) {
    const { client } = request
    const principal = request.principal && traced(request.principal, client, endpoint)
    authorise(endpoint, principal)
    if (principal?.key && endpoint.can !== "public") await requireScope(endpoint, principal.key)
    const params = await parse(endpoint.params, request.params, client)
    const query = await parse(endpoint.query, request.query, client)
    const body = await parse(endpoint.body, request.body, client)
    // After parsing, so that users aren't asked for their password before learning that a field is invalid.
    if (endpoint.confirmed && principal) requireConfirmed(principal)
    const checked = async (scope: unknown) => {
      const isShared = isCached(endpoint) && endpoint.varyBy === undefined
      const caller = isShared ? sharedCaller(request) : { principal, client }
      const { idempotencyKey, approval, upload } = request
      const context = { scope, ...caller, params, query, body, upload, idempotencyKey, approval } as Context<E>
      const findRecord = async () => find?.(context)
      const record = principal && (await checkRecord(endpoint, principal, context, findRecord))
      const response = checkResponse(endpoint, await run(context))
      await tellNouns(endpoint, scope)
      return filter && principal ? filter(response, principal, record ?? {}) : response
    }
    const runChecked = async () => {
      // Endpoints that return 201 create a record.
      if (endpoint.status === 201 && principal) await requireRoom(principal)
      if (endpoint.can === "public" || !principal) return checked(undefined)
      if (endpoint.method === "GET")
        return endpoint.transaction === "none" ? checked(principal) : tx(principal, checked, { isRepeatable: true })
      const response = await write(endpoint, principal, request, checked)
      if (request.dryRun) return response
      afterWrite(endpoint, principal, client.tab)
      return response
    }
    if (endpoint.rateLimit && endpoint.rateLimit.by !== "service")
      return withRateLimit(endpoint, client, principal, runChecked)
    if (!isCached(endpoint) || !principal) return runChecked()
    const session = endpoint.varyBy === "session" ? principal.sessionId : ""
    const who = [principal.workspaceId, principal.userId, principal.viewing?.userId, session, client.locale]
    return cachedResponse(`${who.join(":")} ${endpoint.path} ${JSON.stringify([params, query])}`, runChecked)
  }
  const recorded = (request: HandlerRequest) =>
    execute(request)
      .then((response) => recordExport(request, endpoint, response))
      .catch(async (error) => {
        recordRefusal(error, request.principal, request.client, endpoint)
        throw await withNames(error, request.principal)
      })
  return { endpoint, execute: recorded as Handler<E>["execute"] }
}
