import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream } from "node:stream/web"
import { apiPath } from "@/lib/core/client/address"
import { endpoints } from "@/lib/features"
import { callRoute } from "./api"
import { testStore } from "./store"

/** Routes by path pattern, those without parameters first. */
const routes = [...new Set([...endpoints.map(({ path }) => path), "/api/mcp"])]
  .map((path) => ({ path, pattern: new RegExp(`^${apiPath(path).replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`) }))
  .sort((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")))

async function answer(request: IncomingMessage): Promise<Response> {
  const { pathname, search } = new URL(request.url ?? "", "http://localhost:3000")
  const path = apiPath(pathname)
  const known = routes.find(({ pattern }) => pattern.test(path))
  if (!known) return Response.json({ error: "no such path", code: "not_found" }, { status: 404 })
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = new Headers(request.headers as Record<string, string>)
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) as BodyInit } : {}
  const method = request.method ?? "GET"
  const given = new Request(`http://localhost:3000${path}${search}`, { method, headers, ...body })
  return callRoute(known.path, given, known.pattern.exec(path)?.groups ?? {})
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answer(request)
  response.writeHead(status, Object.fromEntries(headers))
  if (!body) return void response.end()
  // When the client disconnects, the response is cancelled, because an event stream never ends.
  await pipeline(Readable.fromWeb(body as ReadableStream), response)
}

/** Serves the routes of this process over HTTP, for clients that need a real server. */
export async function serveApi(): Promise<{ url: string; stop(): Promise<void> }> {
  await testStore()
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
