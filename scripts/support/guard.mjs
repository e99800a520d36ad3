// What the server refuses by itself, before Next parses the request or keeps anything of it.
import { limitBody } from "./body-limit.mjs"
import { refuse } from "./refuse.mjs"

/** Longer addresses are refused with 414. Nginx and Apache allow as much. */
const maxUrl = 8_192
/** How many requests one connection may have under way. Only pipelining has more than one, and no browser pipelines. */
const maxPipelined = 16
/** How many requests may wait while the server starts. */
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

/** @returns {string | undefined} the decoded path of an address; Next answers 500 to one whose percent signs it can't read */
function pathOf(url) {
  try {
    return url.startsWith("/") ? decodeURIComponent(url.split("?", 1)[0]) : undefined
  } catch {
    return undefined
  }
}

const invalid = (status, message) => ({ status, code: "invalid", message })
const unavailable = (headers) => ({ status: 503, code: "unavailable", message: "unavailable", headers })

/** Returns what is wrong with a request line. */
function problemOf({ method, url }) {
  if (url.length > maxUrl) return { ...invalid(414, "addressTooLong"), headers: { Connection: "close" } }
  if (pathOf(url) === undefined) return invalid(400, "badPath")
  if (methods.includes(method)) return undefined
  const values = { method }
  const headers = { Allow: methods.join(", ") }
  return { status: 405, code: "method_not_allowed", message: "methodNotAllowed", values, headers }
}

const underWay = new WeakMap()

/** Counts a connection's requests. @returns {boolean} whether it has more under way than a client needs */
function isPipelining({ socket }, response) {
  const count = (underWay.get(socket) ?? 0) + 1
  underWay.set(socket, count)
  response.once("close", () => underWay.set(socket, underWay.get(socket) - 1))
  return count > maxPipelined
}

/**
 * @param {{trustsProxy: boolean}} options
 * @returns a function that answers what has to be refused, and whether it did
 */
export function guard({ trustsProxy }) {
  return (request, response) => {
    const problem = problemOf(request)
    if (problem || isPipelining(request, response)) {
      refuse(request, response, problem ?? unavailable({ Connection: "close" }))
      return true
    }
    // No client may choose the address it is counted by.
    if (!trustsProxy) for (const name of forwarded) delete request.headers[name]
    return !limitBody(request, response, pathOf(request.url))
  }
}

/**
 * Lets requests wait until the server can handle them, and answers 503 to those for which there is no room, and to all of
 * them once the server is told to end.
 */
export function waitingRoom() {
  let handler
  let isClosed = false
  const waiting = new Set()
  const turnAway = (request, response) =>
    refuse(request, response, unavailable({ Connection: "close", "Retry-After": "1" }))

  return {
    enter(request, response) {
      if (handler) return void handler(request, response)
      if (isClosed || waiting.size >= maxWaiting) return turnAway(request, response)
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
      for (const entry of waiting) turnAway(...entry)
      waiting.clear()
    },
  }
}
