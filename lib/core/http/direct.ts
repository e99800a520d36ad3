import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { apiPath } from "../client/address"
import { isAlsoPage } from "./call-paths"
import { hasBody } from "./endpoint"
import type { Handler } from "./handler"
import { type Methods, type Params, type ReplyFunction, replies } from "./replies"
import type { HeaderReader, Incoming, Reply } from "./reply"

/** The noun of each path, and the modules with the handlers of each noun, loaded when they are needed. */
export interface Calls {
  paths: Record<string, string>
  handlerModules: Record<string, (() => Promise<object>)[]>
}

export interface Direct {
  /** Answers a request of Node's server; undefined if Next has to. */
  answer(request: IncomingMessage): Promise<Reply> | undefined
  /** Loads all handlers, one noun at a time, so that no request waits for them. */
  preload(): Promise<void>
}

type Load = () => Promise<Methods<ReplyFunction>>

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

const isHandler = (value: unknown): value is Handler => typeof (value as Handler | undefined)?.execute === "function"

/** Returns a function that loads the handlers of a path from its noun's modules, once. */
function loaderOf(path: string, modules: (() => Promise<object>)[]): Load {
  const load = async () => {
    const loaded = await Promise.all(modules.map((module) => module()))
    const handlers = loaded.flatMap((module) => Object.values(module)).filter(isHandler)
    return replies(handlers.filter(({ endpoint }) => endpoint.path === path))
  }
  let loaded: ReturnType<typeof load> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

function lookUp({ paths, handlerModules }: Calls) {
  const fixed = new Map<string, Load>()
  const patterns: { pattern: RegExp; load: Load }[] = []
  for (const [path, noun] of Object.entries(paths)) {
    const load = loaderOf(path, handlerModules[noun] ?? [])
    for (const address of new Set([path, apiPath(path)])) {
      if (isAlsoPage(address)) continue
      if (!address.includes("{")) fixed.set(address, load)
      else patterns.push({ load, pattern: new RegExp(`^${address.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`) })
    }
  }
  return (path: string): { load: Load; params: Params } | undefined => {
    const found = fixed.get(path)
    if (found) return { load: found, params: {} }
    for (const { pattern, load } of patterns) {
      const match = pattern.exec(path)
      if (match) return { load, params: { ...match.groups } }
    }
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
