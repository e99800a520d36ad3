import { request } from "node:http"
import { gunzipSync } from "node:zlib"
import { type RunningServer, startServer } from "./server"

export type Headers = Record<string, string>
export interface Sent {
  method?: string
  path: string
  headers?: Headers
  body?: string | Buffer
}
/** A server with three sign-ins: two with tokens, one with a browser's cookie. */
export interface Door {
  server: RunningServer
  headers: Record<"admin" | "client" | "browser", Headers>
}

/** Starts a server and signs in. */
export async function openDoor(env: Record<string, string>): Promise<Door> {
  const server = await startServer(env, { prepared: true })
  const json = { "content-type": "application/json" }
  async function bearer(email: string, password: string): Promise<Headers> {
    const body = JSON.stringify({ email, password })
    const response = await fetch(`${server.url}/jwt/login`, { method: "POST", headers: json, body })
    return { ...json, authorization: `Bearer ${((await response.json()) as { accessToken: string }).accessToken}` }
  }
  const cookies = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(";")[0])
  const csrf = await fetch(`${server.url}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const signedIn = await fetch(`${server.url}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { cookie: cookies(csrf).join("; ") },
    body: new URLSearchParams({ csrfToken, email: "admin@demo.com", password: "admin", json: "true" }),
  })
  const browser = { ...json, cookie: cookies(signedIn).join("; ") }
  return {
    server,
    headers: {
      admin: await bearer("admin@demo.com", "admin"),
      client: await bearer("client@demo.com", "client"),
      browser,
    },
  }
}

/** Texts that differ between any two servers or moments. */
const varying = [
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g,
  /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
  /(?<=localhost:)\d+/g,
  /(?<=;t=)\d+/g,
  /whsec_[\w+/=-]+/g,
]
export const plain = (text: string) => varying.reduce((rest, pattern) => rest.replace(pattern, "…"), text)

/** Headers about the transfer, the compression (Next compresses even tiny responses) and the route that Next found. */
const framing = [
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "x-middleware-rewrite",
]

/** Sends a request. @returns the response as a client sees it: status, headers and decompressed body */
export function look({ server }: Door, { method = "GET", path, headers = {}, body }: Sent) {
  return new Promise<{ status?: number; headers: Headers; body: string; framing: Headers }>((resolve, reject) => {
    const sent = request(server.url + path, { method, headers: { ...headers, connection: "close" } }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.on("end", () => {
        const all = Object.entries(response.headers).map(([name, value]) => [name, plain(String(value))] as const)
        const received = Buffer.concat(chunks)
        const content = response.headers["content-encoding"] === "gzip" ? gunzipSync(received) : received
        // Next adds its own headers to `vary`, which no endpoint reads.
        const seen = all.map(([name, value]) => [
          name,
          name === "vary" ? value.replace(/(?:rsc|next-)[\w-]*(?:, )?/g, "") : value,
        ])
        resolve({
          status: response.statusCode,
          headers: Object.fromEntries(seen.filter(([name, value]) => value && !framing.includes(String(name)))),
          body: plain(content.toString()),
          framing: Object.fromEntries(all.filter(([name]) => framing.includes(name))),
        })
      })
    })
    sent.on("error", reject)
    sent.end(body)
  })
}
