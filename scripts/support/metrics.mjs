// Counts and times HTTP requests for /metrics. Doing so in the server includes pages, static files and rejected requests.
import { routePatterns } from "./route-pattern.mjs"

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
/** The event stream stays open as long as its page, so its duration is meaningless. */
const untimed = "/api/live"
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * @param {string} dist the folder of a build, which names its routes
 * @returns {Promise<(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void>}
 *   a function that measures one request; it does nothing unless METRICS_KEY is set
 */
export async function metrics(dist) {
  if (!process.env.METRICS_KEY) return () => {}
  const { Counter, Histogram, Registry } = await import("prom-client")
  globalThis.__cornerledgerMetrics ??= new Registry()
  const registers = [globalThis.__cornerledgerMetrics]
  const requests = new Counter({
    name: "http_requests_total",
    help: "HTTP requests by route, method and status; the status is `aborted` if the client disconnected before the response",
    labelNames: ["route", "method", "status"],
    registers,
  })
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the headers of a request to the end of its response, except for event streams",
    labelNames: ["route", "method"],
    buckets,
    registers,
  })
  const routeOf = routePatterns(dist)

  return (request, response) => {
    const started = performance.now()
    // Next rewrites the URL while handling the request.
    const { url, method: given } = request
    response.once("close", () => {
      const route = routeOf(url)
      const method = methods.has(given) ? given : "other"
      requests.inc({ route, method, status: response.headersSent ? response.statusCode : "aborted" })
      if (route !== untimed) durations.observe({ route, method }, (performance.now() - started) / 1000)
    })
  }
}
