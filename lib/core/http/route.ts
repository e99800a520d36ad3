import { HttpError } from "./errors"
import type { Handler } from "./handler"
import { type Methods, methods, type Params, type ReplyFunction, replies, serve } from "./replies"
import { toResponse } from "./reply"

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

/** The route of unknown paths under /api: a JSON 404 for every method. */
export function unknownRoute(): Methods<RouteFunction> {
  const reply404: ReplyFunction = (request) =>
    serve(request, () => {
      throw new HttpError(404, "not_found")
    })
  const entries = [...methods, "OPTIONS"].map((method) => [method, asRoute(reply404)])
  return Object.fromEntries(entries) as Methods<RouteFunction>
}
