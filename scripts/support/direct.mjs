// Hands requests of the API straight to its handlers and writes their replies, without going through Next: its routing takes
// longer than most handlers. lib/core/http/direct.ts says which requests.
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { promisify } from "node:util"
import { createGzip, gzip } from "node:zlib"
import { securityHeaders } from "./security-headers.mjs"

const compress = promisify(gzip)
/** Smaller bodies fit into one packet anyway. In bytes. */
const minSize = 1024
const compressible = /^text\/|^image\/svg|^application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b/
/** Statuses without a body. */
const bodiless = new Set([204, 304])

/** Whether a body is compressed if it is large enough, so that caches have to tell clients apart. */
const isCompressible = ({ headers }) =>
  compressible.test(headers["content-type"] ?? "") && !headers["cache-control"]?.includes("no-transform")

const acceptsGzip = ({ headers }) =>
  /(?:^|[,\s])gzip(?:\s*(?:,|$)|;\s*q=(?:1|0?\.\d*[1-9]))/.test(headers["accept-encoding"] ?? "")

/** Writes a reply of a handler. */
async function send(request, response, reply) {
  const { status, body } = reply
  const isText = isCompressible(reply)
  const headers = { ...securityHeaders, ...(isText ? { Vary: "Accept-Encoding" } : {}), ...reply.headers }
  const isHead = request.method === "HEAD"
  if (body instanceof ReadableStream) {
    const zips = isText && !isHead && acceptsGzip(request)
    if (zips) headers["Content-Encoding"] = "gzip"
    response.writeHead(status, headers)
    if (isHead) return response.end(() => body.cancel())
    // A client that disconnects cancels the stream.
    return pipeline([Readable.fromWeb(body), ...(zips ? [createGzip()] : []), response])
  }
  const size = body === null ? 0 : Buffer.byteLength(body)
  if (isText && size >= minSize && !isHead && acceptsGzip(request)) {
    const compressed = await compress(body)
    response.writeHead(status, { ...headers, "Content-Encoding": "gzip", "Content-Length": compressed.length })
    return response.end(compressed)
  }
  if (!bodiless.has(status)) headers["Content-Length"] = size
  response.writeHead(status, headers)
  response.end(isHead ? undefined : (body ?? undefined))
}

async function answer(request, response, pending) {
  try {
    const reply = await pending
    // The body was larger than allowed, and the client got a 413.
    if (response.headersSent) response.end()
    else await send(request, response, reply)
  } catch (error) {
    // Handlers have caught their own errors: the client disconnected, or the build was deleted while the server was running.
    response.destroy(error)
  }
}

/**
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean} a handler
 *   that returns whether it answers the request. In development Next reloads changed handlers, so it answers all.
 */
export function directDoor({ dev }) {
  if (dev || process.env.DIRECT_API === "off") return () => false
  return (request, response) => {
    // instrumentation.ts sets it, which Next runs at its first request.
    const pending = globalThis.__cornerledgerDirect?.answer(request)
    if (pending) void answer(request, response, pending)
    return Boolean(pending)
  }
}
