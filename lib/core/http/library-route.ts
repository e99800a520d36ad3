import { isClosedFor } from "../maintenance"
import type { ClientInfo } from "./client-info"
import { closed, serve } from "./replies"
import { toResponse } from "./reply"

/** Wraps a library's route, so that it is closed during maintenance, logged, and has our error responses. */
export const libraryRoute =
  <Context>(run: (request: Request, context: Context, client: ClientInfo) => Promise<Response>) =>
  async (request: Request, context: Context): Promise<Response> => {
    const answer = await serve(request, (client) =>
      isClosedFor(request.headers) ? Promise.reject(closed()) : run(request, context, client),
    )
    return answer instanceof Response ? answer : toResponse(answer)
  }
