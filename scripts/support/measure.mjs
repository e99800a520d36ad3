import autocannon from "autocannon"

/** Measures a load. @returns requests per second; mean, median and 99th percentile in milliseconds; the number of failures */
export async function load(url, { method = "GET", path, headers, body, next, seconds, amount, connections = 10 }) {
  const request = {
    method,
    path,
    headers,
    body: body && JSON.stringify(body),
    // Each request gets its own input.
    ...(next ? { setupRequest: (given) => ({ ...given, ...next() }) } : {}),
  }
  const options = { url, connections, requests: [request], ...(amount ? { amount } : { duration: seconds }) }
  const started = performance.now()
  let ended = started
  const result = await new Promise((resolve, reject) => {
    const run = autocannon(options, (error, figures) => (error ? reject(error) : resolve(figures)))
    // The library stops only at full seconds, so the end is the last response.
    run.on("response", () => {
      ended = performance.now()
    })
  })
  return {
    perSecond: (result.requests.total * 1000) / (ended - started),
    p50: result.latency.p50,
    p99: result.latency.p99,
    mean: result.latency.mean,
    failed: result.non2xx + result.errors,
  }
}

/** Measures requests one at a time. Preparing a request with `next` doesn't count. */
export async function oneByOne(url, amount, next) {
  const times = []
  let failed = 0
  for (let n = 0; n < amount; n++) {
    const { path, ...init } = await next()
    const started = performance.now()
    const response = await fetch(url + path, init)
    await response.arrayBuffer()
    times.push(performance.now() - started)
    if (!response.ok) failed++
  }
  const sorted = times.sort((a, b) => a - b)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return { perSecond: 1000 / mean, p50: at(0.5), p99: at(0.99), mean, failed }
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Formats a table with right-aligned numbers. */
export function table(head, rows) {
  const text = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...text.map((row) => row[column].length)))
  const line = (row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join("  ")
  return text.map(line).join("\n")
}
