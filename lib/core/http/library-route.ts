import { isClosedFor } from "../maintenance"
import type { ClientInfo } from "./client-info"
import { closed, serve } from "./route"

/** Wraps a library's route, so that it is closed during maintenance, logged, and has our error responses. */
export const libraryRoute =
  <Context>(run: (request: Request, context: Context, client: ClientInfo) => Promise<Response>) =>
  (request: Request, context: Context): Promise<Response> =>
    serve(request, (client) =>
      isClosedFor(request.headers) ? Promise.reject(closed()) : run(request, context, client),
    )
