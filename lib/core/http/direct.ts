import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { hasBody } from "./endpoint"
import { type Calls, lookUp } from "./find-call"
import type { Methods, ReplyFunction } from "./replies"
import type { HeaderReader, Incoming, Reply } from "./reply"

export interface Direct {
  /** Answers a request of Node's server; undefined if Next has to. */
  answer(request: IncomingMessage): Promise<Reply> | undefined
  /** Loads all handlers, one noun at a time, so that no request waits for them. */
  preload(): Promise<void>
}

/** Between two nouns, while requests get their turn. In milliseconds. */
const preloadPauseMs = 20

/** Next decodes, normalises or redirects paths with other characters. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

const headersOf = (headers: IncomingHttpHeaders): HeaderReader => ({
  get(name) {
    const value = headers[name]
    return Array.isArray(value) ? value.join(", ") : (value ?? null)
  },
})

function incoming(request: IncomingMessage): Incoming {
  const { method = "GET", headers, socket } = request
  // As Next does. The guard has removed the header unless a proxy wrote it.
  headers["x-forwarded-for"] ??= socket.remoteAddress
  return {
    method,
    url: `http://localhost${request.url}`,
    headers: headersOf(headers),
    body: hasBody(method) ? request : null,
  }
}

/**
 * The second door to the API, beside Next's routes: the same handlers, without Next's routing, which takes longer than most
 * of them. Requests that Next might treat differently are left to it.
 */
export function direct(calls: Calls): Direct {
  const find = lookUp(calls)
  const answer: Direct["answer"] = (request) => {
    const { url = "", method = "GET", headers } = request
    if (headers.rsc !== undefined || headers["next-action"] !== undefined) return undefined
    const end = url.indexOf("?")
    const path = end < 0 ? url : url.slice(0, end)
    const found = plainPath.test(path) ? find(path) : undefined
    if (!found) return undefined
    const { load, params } = found
    const name = (method === "HEAD" ? "GET" : method) as keyof Methods<ReplyFunction>
    return load().then((functions) => functions[name](incoming(request), params))
  }
  async function preload() {
    for (const modules of Object.values(calls.handlerModules)) {
      await Promise.all(modules.map((module) => module()))
      await wait(preloadPauseMs, undefined, { ref: false })
    }
  }
  return { answer, preload }
}
