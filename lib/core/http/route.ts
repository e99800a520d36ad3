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

type RouteContext = { params: Promise<Record<string, string | string[]>> }
type RouteFunction = (request: Request, context: RouteContext) => Promise<Response>
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const
type Methods = Record<(typeof methods)[number] | "OPTIONS", RouteFunction>

/** Printable ASCII, as other APIs accept. */
const validKey = /^[\x21-\x7e]{1,255}$/

/** @throws HttpError 400 if the key has characters that it may not have, or too many */
function idempotencyKeyOf({ method, headers }: Request): string | undefined {
  const key = method === "GET" ? null : headers.get("idempotency-key")
  if (key === null) return undefined
  if (!validKey.test(key)) throw new HttpError(400, "invalid", { message: "keyInvalid" })
  return key
}

export const headersFor = (client: ClientInfo, more?: Record<string, string>) => ({
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
function checkOperatorKey({ operatorKey }: Handler["endpoint"], request: Request): void {
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
  request: Request,
  context: RouteContext,
  handler: Handler,
  client: ClientInfo,
): Promise<Response> {
  const { endpoint } = handler
  if (!endpoint.duringMaintenance && isClosedFor(request.headers)) throw closed()
  checkOperatorKey(endpoint, request)
  const principal = endpoint.can === "public" ? undefined : await getSession(request, endpoint.upload?.types)
  // Don't read the body of a caller who will be rejected.
  const input = principal || endpoint.can === "public" ? await readBody(request, endpoint) : {}
  const at = request.url.indexOf("?")
  const query = endpoint.query ? readQuery(new URLSearchParams(at < 0 ? "" : request.url.slice(at + 1))) : undefined
  const params = endpoint.params ? await context.params : undefined
  const idempotencyKey = idempotencyKeyOf(request)
  const reply = new Headers()
  const result: unknown = await handler.execute({ principal, client, params, query, idempotencyKey, reply, ...input })
  if (endpoint.response === "stream") return eventStream(result as ReadableStream<Uint8Array>, client)
  if (endpoint.response !== "binary") {
    const headers = headersFor(client, { "content-type": "application/json", ...Object.fromEntries(reply) })
    return new Response(textOf(result as object), { status: endpoint.status ?? 200, headers })
  }
  return binary(request, result as BinaryResponse, client)
}

/** Prevents compression and proxies from buffering the stream. */
function eventStream(stream: ReadableStream<Uint8Array>, client: ClientInfo): Response {
  const headers = headersFor(client, {
    "cache-control": "no-store, no-transform",
    "content-type": "text/event-stream",
    "x-accel-buffering": "no",
  })
  return new Response(stream, { headers })
}

function binary(
  request: Request,
  { type, content, etag, headers: overrides }: BinaryResponse,
  client: ClientInfo,
): Response {
  const headers = headersFor(client, {
    "cache-control": "private, max-age=31536000, immutable",
    "content-type": type,
    "content-security-policy": "default-src 'none'; sandbox",
    ...(etag ? { etag } : {}),
    ...overrides,
  })
  if (etag && request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers })
  return new Response(content as BodyInit, { headers })
}

async function errorResponse(thrown: unknown, request: Request, client: ClientInfo) {
  const error = toHttpError(thrown)
  const { type, body } = await errorContent(error, client, new URL(request.url).pathname)
  const headers = { "content-type": type, ...headersFor(client, error.headers) }
  return { error, response: Response.json(body, { status: error.status, headers }) }
}

/** Runs one request. Contains the only try/catch of the API, and its only log line. */
export async function serve(
  request: Request,
  run: (client: ClientInfo) => Promise<Response>,
  endpoint?: Endpoint,
): Promise<Response> {
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
    const response = await run(client)
    const logger = log()
    if (logger.isLevelEnabled("info")) logger.info(line(response.status), "request")
    return response
  } catch (thrown) {
    const { error, response } = await errorResponse(thrown, request, client)
    if (error.status >= 500 && error.key !== "maintenance")
      log().error({ ...line(error.status), err: thrown }, "request failed")
    else log().info({ ...line(error.status), code: error.code }, "request rejected")
    return response
  }
}

/** The route functions of a path's handlers. Every other method answers 405 in JSON. */
export function route(...handlers: readonly unknown[]): Methods {
  const typedHandlers = handlers as Handler[]
  const allow = [...new Set(typedHandlers.map(({ endpoint }) => endpoint.method))].join(", ")
  const bind = (method: string): RouteFunction => {
    const handler = typedHandlers.find(({ endpoint }) => endpoint.method === method)
    if (handler) {
      const { endpoint } = handler
      const run: RouteFunction = (request, context) =>
        serve(request, (client) => respond(request, context, handler, client), endpoint)
      return isLimited(endpoint) ? (request, context) => withLimitHeaders(() => run(request, context)) : run
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
        typedHandlers[0]?.endpoint,
      )
  }
  const bound = Object.fromEntries(methods.map((method) => [method, bind(method)])) as Omit<Methods, "OPTIONS">
  return { ...bound, OPTIONS: async () => new Response(null, { status: 204, headers: { allow } }) }
}

/** The route of unknown paths under /api: a JSON 404 for every method. */
export function unknownRoute(): Methods {
  const respond404: RouteFunction = (request) =>
    serve(request, () => {
      throw new HttpError(404, "not_found")
    })
  return Object.fromEntries([...methods, "OPTIONS"].map((method) => [method, respond404])) as Methods
}
