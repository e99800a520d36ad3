// Next.js gives a page no way to choose its status: `notFound()` sends 404 with an empty document that only the browser fills.
// Our server offers one, so that an unknown record has a heading and a title without JavaScript. See components/layout/unknown.ts.
import { AsyncLocalStorage } from "node:async_hooks"

const current = new AsyncLocalStorage()

/** Sets the status of the response being rendered; returns false once its headers are sent, or outside a request. */
globalThis.__cornerledgerPageStatus = (status) => {
  const response = current.getStore()
  if (!response || response.headersSent) return false
  response.statusCode = status
  return true
}

export const withPageStatus = (handle) => (request, response) => current.run(response, () => handle(request, response))
