import { isSameSecret } from "../auth/same-secret"
import { getSession } from "../auth/session"
import { config } from "../config"
import { log } from "../log"
import { isClosedFor, retryAfter } from "../maintenance"
import { readBody, readQuery } from "./body"
import { type ClientInfo, clientInfo } from "./client-info"
import { strictTransport } from "./csp"
import { type Endpoint, isLimited } from "./endpoint"
import { errorContent } from "./error-content"
import { HttpError, toHttpError } from "./errors"
import type { BinaryResponse, Handler } from "./handler"
import { loggedPath } from "./logged-path"
import { withLimitHeaders } from "./rate-limit-headers"
import type { Incoming, Reply } from "./reply"

export type Params = Record<string, string | string[]>
export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const
export type Methods<Function> = Record<(typeof methods)[number] | "OPTIONS", Function>
export type ReplyFunction = (request: Incoming, params: Params | Promise<Params>) => Promise<Reply>

/** Printable ASCII, as other APIs accept. */
const validKey = /^[\x21-\x7e]{1,255}$/

/** @throws HttpError 400 if the key has characters that it may not have, or too many */
function idempotencyKeyOf({ method, headers }: Incoming): string | undefined {
  const key = method === "GET" ? null : headers.get("idempotency-key")
  if (key === null) return undefined
  if (!validKey.test(key)) throw new HttpError(400, "invalid", { message: "keyInvalid" })
  return key
}

export const headersFor = (client: ClientInfo, more?: Record<string, string>): Record<string, string> => ({
  "cache-control": "no-store",
  "x-request-id": client.requestId,
  ...strictTransport(),
  ...more,
})

const texts = new WeakMap<object, string | Uint8Array<ArrayBuffer>>()
/** Longer texts are cached as bytes, because encoding them takes longer than the rest of the response. In characters. */
const largeText = 100_000

/** The JSON of a response. Serializes a cached response only once. */
function textOf(value: object): string | Uint8Array<ArrayBuffer> {
  const cached = texts.get(value)
  if (cached) return cached
  const json = JSON.stringify(value)
  const text = json.length < largeText ? json : new TextEncoder().encode(json)
  texts.set(value, text)
  return text
}

/** @throws HttpError 404 if the operator has set no key, 401 if the given one is wrong */
function checkOperatorKey({ operatorKey }: Handler["endpoint"], request: Incoming): void {
  if (!operatorKey) return
  const key = config()[operatorKey]
  if (!key) throw new HttpError(404, "not_found")
  const given = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
  if (given && isSameSecret(given.trim(), key)) return
  throw new HttpError(401, "unauthorized", { headers: { "www-authenticate": "Bearer" } })
}

export const closed = () =>
  new HttpError(503, "unavailable", { message: "maintenance", headers: { "retry-after": String(retryAfter()) } })

async function respond(
  request: Incoming,
  path: Params | Promise<Params>,
  handler: Handler,
  client: ClientInfo,
): Promise<Reply> {
  const { endpoint } = handler
  if (!endpoint.duringMaintenance && isClosedFor(request.headers)) throw closed()
  checkOperatorKey(endpoint, request)
  const principal = endpoint.can === "public" ? undefined : await getSession(request, endpoint.upload?.types)
  // Don't read the body of a caller who will be rejected.
  const input = principal || endpoint.can === "public" ? await readBody(request, endpoint) : {}
  const at = request.url.indexOf("?")
  const query = endpoint.query ? readQuery(new URLSearchParams(at < 0 ? "" : request.url.slice(at + 1))) : undefined
  const params = endpoint.params ? await path : undefined
  const idempotencyKey = idempotencyKeyOf(request)
  const approval = request.headers.get("approval")?.slice(0, 200)
  const reply = new Headers()
  const given = { principal, client, params, query, idempotencyKey, approval, reply, ...input }
  const result: unknown = await handler.execute(given)
  if (endpoint.response === "stream") return eventStream(result as ReadableStream<Uint8Array>, client)
  if (endpoint.response !== "binary") {
    const headers = headersFor(client, { "content-type": "application/json", ...Object.fromEntries(reply) })
    return { status: endpoint.status ?? 200, headers, body: textOf(result as object) }
  }
  return binary(request, result as BinaryResponse, client)
}

/** Prevents compression and proxies from buffering the stream. */
function eventStream(stream: ReadableStream<Uint8Array>, client: ClientInfo): Reply {
  const headers = headersFor(client, {
    "cache-control": "no-store, no-transform",
    "content-type": "text/event-stream",
    "x-accel-buffering": "no",
  })
  return { status: 200, headers, body: stream }
}

function binary(
  request: Incoming,
  { type, content, etag, headers: overrides }: BinaryResponse,
  client: ClientInfo,
): Reply {
  const headers = headersFor(client, {
    "cache-control": "private, max-age=31536000, immutable",
    "content-type": type,
    "content-security-policy": "default-src 'none'; sandbox",
    ...(etag ? { etag } : {}),
    ...overrides,
  })
  if (etag && request.headers.get("if-none-match") === etag) return { status: 304, headers, body: null }
  return { status: 200, headers, body: content as Reply["body"] }
}

async function errorReply(thrown: unknown, request: Incoming, client: ClientInfo) {
  const error = toHttpError(thrown)
  const { type, body } = await errorContent(error, client, new URL(request.url).pathname)
  const headers = { "content-type": type, ...headersFor(client, error.headers) }
  return { error, reply: { status: error.status, headers, body: JSON.stringify(body) } satisfies Reply }
}

/** Runs one request. Contains the only try/catch of the API, and its only log line. */
export async function serve<Answer extends { status: number }>(
  request: Incoming,
  run: (client: ClientInfo) => Promise<Answer>,
  endpoint?: Endpoint,
): Promise<Answer | Reply> {
  const client = clientInfo(request.headers)
  const started = performance.now()
  const line = (status: number) => ({
    request: client.requestId,
    method: request.method,
    path: loggedPath(request, endpoint),
    status,
    ms: Math.round((performance.now() - started) * 10) / 10,
  })
  try {
    const answer = await run(client)
    const logger = log()
    if (logger.isLevelEnabled("info")) logger.info(line(answer.status), "request")
    return answer
  } catch (thrown) {
    const { error, reply } = await errorReply(thrown, request, client)
    if (error.status >= 500 && error.key !== "maintenance")
      log().error({ ...line(error.status), err: thrown }, "request failed")
    else log().info({ ...line(error.status), code: error.code }, "request rejected")
    return reply
  }
}

/** Functions that answer a path's requests by its handlers, by method. Every other method gets a 405 in JSON. */
export function replies(handlers: readonly Handler[]): Methods<ReplyFunction> {
  const allow = [...new Set(handlers.map(({ endpoint }) => endpoint.method))].join(", ")
  const bind = (method: string): ReplyFunction => {
    const handler = handlers.find(({ endpoint }) => endpoint.method === method)
    if (handler) {
      const { endpoint } = handler
      const run: ReplyFunction = (request, params) =>
        serve(request, (client) => respond(request, params, handler, client), endpoint)
      return isLimited(endpoint) ? (request, params) => withLimitHeaders(() => run(request, params)) : run
    }
    return (request) =>
      serve(
        request,
        () => {
          throw new HttpError(405, "method_not_allowed", {
            message: ["methodNotAllowed", { method: request.method }],
            headers: { allow },
          })
        },
        handlers[0]?.endpoint,
      )
  }
  const bound = Object.fromEntries(methods.map((method) => [method, bind(method)])) as Methods<ReplyFunction>
  return { ...bound, OPTIONS: async () => ({ status: 204, headers: { allow }, body: null }) }
}
