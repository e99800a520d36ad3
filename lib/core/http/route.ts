import { HttpError } from "./errors"
import { type Calls, lookUp } from "./find-call"
import type { Handler } from "./handler"
import { type Methods, methods, type Params, type ReplyFunction, replies, serve } from "./replies"
import { type Incoming, type Reply, toResponse } from "./reply"

type RouteFunction = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

const asRoute =
  (reply: ReplyFunction): RouteFunction =>
  async (request, { params }) =>
    toResponse(await reply(request, params))

/** The route functions of a path's handlers, for Next. */
export function route(...handlers: readonly unknown[]): Methods<RouteFunction> {
  const entries = Object.entries(replies(handlers as Handler[])).map(([method, reply]) => [method, asRoute(reply)])
  return Object.fromEntries(entries) as Methods<RouteFunction>
}

/**
 * The route functions of all endpoints, for Next: a route of its own for each of 500 paths would double time and memory of the
 * build. Next prefers the routes of single paths, which some need for settings of their own.
 */
export function callRoute(calls: Calls): Methods<RouteFunction> {
  const find = lookUp(calls)
  const reply =
    (method: keyof Methods<unknown>): ReplyFunction =>
    async (request, given) => {
      const { path = [] } = (await given) as { path?: string[] }
      const found = find(`/api/${path.map(encodeURIComponent).join("/")}`)
      if (!found) return notFound(request)
      const params = Object.entries(found.params).map(([name, value]) => [name, decodeURIComponent(value)])
      return (await found.load())[method](request, Object.fromEntries(params))
    }
  const entries = ([...methods, "OPTIONS"] as const).map((method) => [method, asRoute(reply(method))])
  return Object.fromEntries(entries) as Methods<RouteFunction>
}

/** Unknown paths under /api get a JSON 404, for every method. */
const notFound = (request: Incoming): Promise<Reply> =>
  serve<Reply>(request, () => {
    throw new HttpError(404, "not_found")
  })
