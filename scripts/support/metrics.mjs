// Counts and times HTTP requests for /metrics. Here and not in the app, so that pages, scripts and refused requests count too.
import { routePatterns } from "./route-pattern.mjs"

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
/** A stream is open as long as its page: how long says nothing about the server. */
const untimed = "/api/live"
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * @param {string} dist a build, for the names of its routes
 * @returns {Promise<(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void>}
 *   measures one request; without METRICS_KEY it does nothing
 */
export async function metrics(dist) {
  if (!process.env.METRICS_KEY) return () => {}
  const { Counter, Histogram, Registry } = await import("prom-client")
  globalThis.__cornerledgerMetrics ??= new Registry()
  const registers = [globalThis.__cornerledgerMetrics]
  const requests = new Counter({
    name: "http_requests_total",
    help: "HTTP requests by route, method and status; the status is `aborted` where the client left before the response",
    labelNames: ["route", "method", "status"],
    registers,
  })
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's headers to the end of its response; streams are left out",
    labelNames: ["route", "method"],
    buckets,
    registers,
  })
  const routeOf = routePatterns(dist)

  return (request, response) => {
    const started = performance.now()
    // Next rewrites the address of a request on its way.
    const { url, method: given } = request
    response.once("close", () => {
      const route = routeOf(url)
      const method = methods.has(given) ? given : "other"
      requests.inc({ route, method, status: response.headersSent ? response.statusCode : "aborted" })
      if (route !== untimed) durations.observe({ route, method }, (performance.now() - started) / 1000)
    })
  }
}
