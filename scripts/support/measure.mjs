import autocannon from "autocannon"

/** One measured load: requests a second, median and 99th percentile in milliseconds, and how many were refused. */
export async function load(url, { method = "GET", path, headers, body, next, seconds, amount, connections = 10 }) {
  const request = {
    method,
    path,
    headers,
    body: body && JSON.stringify(body),
    // Each request of its own: a new person, another id.
    ...(next ? { setupRequest: (given) => ({ ...given, ...next() }) } : {}),
  }
  const options = { url, connections, requests: [request], ...(amount ? { amount } : { duration: seconds }) }
  const started = performance.now()
  let ended = started
  const result = await new Promise((resolve, reject) => {
    const run = autocannon(options, (error, figures) => (error ? reject(error) : resolve(figures)))
    // The library itself ends at a full second.
    run.on("response", () => {
      ended = performance.now()
    })
  })
  return {
    perSecond: (result.requests.total * 1000) / (ended - started),
    p50: result.latency.p50,
    p99: result.latency.p99,
    mean: result.latency.mean,
    refused: result.non2xx + result.errors,
  }
}

/** Requests one after the other, each made ready by `next` before its time counts. */
export async function oneByOne(url, amount, next) {
  const times = []
  let refused = 0
  for (let n = 0; n < amount; n++) {
    const { path, ...init } = await next()
    const started = performance.now()
    const answer = await fetch(url + path, init)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (!answer.ok) refused++
  }
  const sorted = times.sort((a, b) => a - b)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return { perSecond: 1000 / mean, p50: at(0.5), p99: at(0.99), mean, refused }
}

/** A table in columns, numbers to the right. */
export function table(head, rows) {
  const text = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...text.map((row) => row[column].length)))
  const line = (row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join("  ")
  return text.map(line).join("\n")
}
