import * as z from "zod"
import type { Rule } from "../auth/ability"
import { requireConfirmed } from "../auth/confirmation"
import type { Principal } from "../auth/principal"
import { tx } from "../db/tx"
import type { Actor, Scope } from "../db/types"
import { translator } from "../i18n/translator"
import { zodMessages } from "../i18n/zod-messages"
import { requireRoom } from "../limits/rows"
import { tellOf } from "../live/news"
import { keptAnswer } from "./answers"
import type { ClientInfo } from "./client-info"
import type { Endpoint, Output } from "./endpoint"
import { type Fields, HttpError } from "./errors"
import { limited } from "./rate-limit"
import { sharedCaller } from "./shared-caller"

/** A request on its way to a handler: over HTTP from `route`, in-process from a page. */
export interface HandlerRequest {
  principal?: Principal
  client: ClientInfo
  params?: unknown
  query?: unknown
  body?: unknown
  upload?: { type: string; content: Uint8Array }
}

interface Context<E extends Endpoint> {
  /** The caller's transaction; with `transaction: "none"` only who acts, and nothing on public calls. */
  scope: E["can"] extends "public" ? undefined : E extends { transaction: "none" } ? Actor : Scope
  principal: E["can"] extends "public" ? Principal | undefined : Principal
  client: ClientInfo
  params: Output<E["params"]>
  query: Output<E["query"]>
  body: Output<E["body"]>
  upload: { type: string; content: Uint8Array }
}

/** A file as an answer; it never changes under its address, so it may be kept. */
export interface BinaryAnswer {
  type: string
  /** A stream is sent as it comes; only an endpoint with `transaction: "none"` may answer one, since answers are cached. */
  content: Uint8Array | ReadableStream<Uint8Array>
  /** Left out for what is made anew each time. */
  etag?: string
  /** In place of the usual ones, which keep it for good and let nothing in it load or run. */
  headers?: Record<string, string>
}

type Stream = ReadableStream<Uint8Array>
type Raw<E extends Endpoint> = E["response"] extends "stream" ? Stream : BinaryAnswer
type Answer<E extends Endpoint> = E["response"] extends z.ZodType ? z.input<E["response"]> : Raw<E>

export interface Handler<E extends Endpoint = Endpoint> {
  endpoint: E
  /** Checks who it is and may, parses, runs, and parses the answer. @throws HttpError */
  execute(request: HandlerRequest): Promise<E["response"] extends z.ZodType ? z.output<E["response"]> : Raw<E>>
}

/** Whether the caller may: 401 for nobody, 403 for somebody else. */
function authorise(can: Rule | "public", principal: Principal | undefined): void {
  if (can === "public") return
  if (!principal) throw new HttpError(401, "unauthorized", { headers: { "www-authenticate": "Bearer" } })
  if (!principal.ability.can(can[0], can[1])) throw new HttpError(403, "forbidden")
}

/** Most problems of an input that a response names. A long list may have one in each entry, and wording them takes time. */
const maxIssues = 100

/** The body of a 422: every message under the field it is about, in the caller's language. */
function fieldsOf(error: z.ZodError): Fields {
  const fields: Record<string, { text: string[] }> = {}
  for (const issue of error.issues.slice(0, maxIssues)) {
    const name = issue.path.join(".") || "body"
    fields[name] ??= { text: [] }
    fields[name].text.push(issue.message)
  }
  return fields
}

async function parse(schema: z.ZodType | undefined, value: unknown, client: ClientInfo): Promise<unknown> {
  if (!schema) return undefined
  const first = schema.safeParse(value ?? {})
  if (first.success) return first.data
  const t = await translator(client.locale, "errors")
  const messages = zodMessages(t)
  let left = maxIssues
  const told = schema.safeParse(value ?? {}, { error: (issue) => (left-- > 0 ? messages(issue) : "") })
  throw new HttpError(422, "invalid", { fields: fieldsOf(told.error ?? first.error) })
}

/** What is not in the schema does not leave the house; in tests it is an error, so that it is found. */
function checkAnswer(endpoint: Endpoint, answer: unknown): unknown {
  if (typeof endpoint.response === "string") return answer
  const parsed = endpoint.response.safeParse(answer)
  if (!parsed.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} answered against its schema: ${z.prettifyError(parsed.error)}`)
  }
  if (process.env.NODE_ENV === "test" && JSON.stringify(parsed.data) !== JSON.stringify(answer)) {
    throw new Error(`${endpoint.method} ${endpoint.path} answered more than its schema: ${JSON.stringify(answer)}`)
  }
  return parsed.data
}

/** Reads of the caller's workspace: their answers are cached. */
const isCached = ({ method, can, transaction }: Endpoint) => method === "GET" && can !== "public" && !transaction

/** Binds a contract to what it does. */
export function handler<E extends Endpoint>(endpoint: E, run: (context: Context<E>) => Promise<Answer<E>>): Handler<E> {
  async function execute(request: HandlerRequest) {
    const { principal, client } = request
    authorise(endpoint.can, principal)
    const params = await parse(endpoint.params, request.params, client)
    const query = await parse(endpoint.query, request.query, client)
    const body = await parse(endpoint.body, request.body, client)
    // After parsing: nobody is asked for a password to be told that a field is wrong.
    if (endpoint.confirmed && principal) requireConfirmed(principal)
    const within = (scope: unknown) => {
      const isShared = isCached(endpoint) && endpoint.varyBy === undefined
      const caller = isShared ? sharedCaller(request) : { principal, client }
      return run({ scope, ...caller, params, query, body, upload: request.upload } as Context<E>)
    }
    const work = async () => {
      // A call that answers 201 creates a record.
      if (endpoint.status === 201 && principal) await requireRoom(principal)
      if (endpoint.can === "public" || !principal) return within(undefined)
      const answer = await (endpoint.transaction === "none"
        ? within(principal)
        : tx(principal, async (scope) => within(scope), { isRead: endpoint.method === "GET" }))
      if (endpoint.method !== "GET") tellOf(endpoint, principal, client.tab)
      return answer
    }
    const checked = async () => checkAnswer(endpoint, await work())
    if (endpoint.rateLimit && endpoint.rateLimit.by !== "service") return limited(endpoint, client, principal, checked)
    if (!isCached(endpoint) || !principal) return checked()
    const session = endpoint.varyBy === "session" ? principal.sessionId : ""
    const who = `${principal.workspaceId}:${principal.userId}:${session}:${client.locale}`
    return keptAnswer(`${who} ${endpoint.path} ${JSON.stringify([params, query])}`, checked)
  }
  return { endpoint, execute: execute as Handler<E>["execute"] }
}
