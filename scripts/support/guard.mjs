// Rejects requests before Next parses them or buffers their bodies.
import { limitBody } from "./body-limit.mjs"
import { refuse } from "./refuse.mjs"

/** Longer URLs get a 414. Nginx and Apache have the same limit. */
const maxUrl = 8_192
/** Max concurrent requests per connection. Only pipelining clients have more than one, and no browser pipelines. */
const maxPipelined = 16
/** Max requests that wait while the server starts. */
const maxWaiting = 500

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
const forwarded = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
]

/** @returns {string | undefined} the decoded path of a URL; undefined for invalid percent-encoding, for which Next would send a 500 */
function pathOf(url) {
  try {
    return url.startsWith("/") ? decodeURIComponent(url.split("?", 1)[0]) : undefined
  } catch {
    return undefined
  }
}

const invalid = (status, message) => ({ status, code: "invalid", message })
const unavailable = (headers) => ({ status: 503, code: "unavailable", message: "unavailable", headers })

/** Returns the error for an invalid request line. */
function problemOf({ method, url }) {
  if (url.length > maxUrl) return { ...invalid(414, "addressTooLong"), headers: { Connection: "close" } }
  if (pathOf(url) === undefined) return invalid(400, "badPath")
  if (methods.includes(method)) return undefined
  const values = { method }
  const headers = { Allow: methods.join(", ") }
  return { status: 405, code: "method_not_allowed", message: "methodNotAllowed", values, headers }
}

const openRequests = new WeakMap()

/** Counts a connection's open requests. @returns {boolean} whether there are too many */
function isPipelining({ socket }, response) {
  const count = (openRequests.get(socket) ?? 0) + 1
  openRequests.set(socket, count)
  response.once("close", () => openRequests.set(socket, openRequests.get(socket) - 1))
  return count > maxPipelined
}

/**
 * @param {{trustsProxy: boolean}} options
 * @returns a handler that rejects invalid requests, and returns whether it did
 */
export function guard({ trustsProxy }) {
  return (request, response) => {
    const problem = problemOf(request)
    if (problem || isPipelining(request, response)) {
      refuse(request, response, problem ?? unavailable({ Connection: "close" }))
      return true
    }
    // Rate limits count by client address, so clients must not be able to choose it.
    if (!trustsProxy) for (const name of forwarded) delete request.headers[name]
    return !limitBody(request, response, pathOf(request.url))
  }
}

/**
 * Holds requests until the server can handle them. Rejects with 503 those that exceed `maxWaiting`, and all of them once the
 * server is shutting down.
 */
export function waitingRoom() {
  let handler
  let isClosed = false
  const waiting = new Set()
  const reject = (request, response) =>
    refuse(request, response, unavailable({ Connection: "close", "Retry-After": "1" }))

  return {
    enter(request, response) {
      if (handler) return void handler(request, response)
      if (isClosed || waiting.size >= maxWaiting) return reject(request, response)
      const entry = [request, response]
      waiting.add(entry)
      response.once("close", () => waiting.delete(entry))
    },
    open(ready) {
      handler = ready
      for (const entry of waiting) handler(...entry)
      waiting.clear()
    },
    close() {
      isClosed = true
      for (const entry of waiting) reject(...entry)
      waiting.clear()
    },
  }
}
