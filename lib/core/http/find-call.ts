import { apiPath } from "../client/address"
import { isAlsoPage } from "./call-paths"
import type { Handler } from "./handler"
import { type Methods, type ReplyFunction, replies } from "./replies"

/** The noun of each path, and the modules with the handlers of each noun, loaded when they are needed. */
export interface Calls {
  paths: Record<string, string>
  handlerModules: Record<string, (() => Promise<object>)[]>
}

type Load = () => Promise<Methods<ReplyFunction>>

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

/** Returns a function that finds the functions of a request's path, and the parameters in the path as they are written there. */
export function lookUp({ paths, handlerModules }: Calls) {
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
  return (path: string): { load: Load; params: Record<string, string> } | undefined => {
    const found = fixed.get(path)
    if (found) return { load: found, params: {} }
    for (const { pattern, load } of patterns) {
      const match = pattern.exec(path)
      if (match) return { load, params: { ...match.groups } }
    }
  }
}
