import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { clearPrincipals } from "@/lib/core/auth/principal"
import { addressOf, apiPath } from "@/lib/core/client/address"
import { isV1 } from "@/lib/core/http/endpoint"
import { testStore } from "./store"

export interface Answer<Body = unknown> {
  status: number
  headers: Headers
  /** Parsed JSON, or the bytes of anything else. */
  body: Body
}

type RouteModule = Record<
  string,
  (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>
>
// Tests read responses by field name; a wrong name is `undefined`.
// biome-ignore lint/suspicious/noExplicitAny: responses are parsed JSON of any endpoint
type Loose = any

const origin = "http://localhost:3000"

/** The file with a route for this path alone, which only some endpoints have. The path has `{id}` for a parameter. */
const ownRoute = (path: string) => join("app", `${apiPath(path).replace(/\{(\w+)\}/g, "[$1]")}`, "route.ts")

const modules = new Map<string, Promise<RouteModule>>()

/** Passes a request to the route of `path`, as Next does. */
export async function callRoute(path: string, request: Request, params: Record<string, string>): Promise<Response> {
  // Cached, because resolving a module takes Jest longer than many requests.
  const known =
    modules.get(path) ?? import(existsSync(ownRoute(path)) ? `@/${ownRoute(path)}` : "@/app/api/[...path]/route")
  modules.set(path, known)
  const module: RouteModule = await known
  const parts = apiPath(path).split("/").slice(2)
  const given = { ...params, path: parts.map((part) => params[/^\{(\w+)\}$/.exec(part)?.[1] ?? ""] ?? part) }
  return (module[request.method] as RouteModule[string])(request, { params: Promise.resolve(given) })
}

/** Sends a request to the real route of `path`. */
export async function send(
  path: string,
  init: RequestInit & { params?: Record<string, string>; search?: string } = {},
): Promise<Answer<Loose>> {
  await testStore()
  const { params = {}, search = "", ...rest } = init
  const address = `${origin}${addressOf({ path }, { params })}${search}`
  const request = new Request(address, { ...rest, ...(rest.body ? { duplex: "half" } : {}) } as RequestInit)
  const response = await callRoute(path, request, params)
  if (response.headers.get("content-type") === "text/event-stream") {
    return { status: response.status, headers: response.headers, body: response.body }
  }
  const isJson = /[/+]json\b/.test(response.headers.get("content-type") ?? "")
  const body = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body }
}

const json = (body: unknown, headers: HeadersInit) => ({
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
})

const searchOf = (query: Record<string, unknown>) => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) search.append(key, String(item))
  }
  return `?${search}`
}

/** A new key for each write that needs one. */
const keyFor = (path: string, method = "GET"): Record<string, string> =>
  isV1({ path }) && method !== "GET" ? { "idempotency-key": randomUUID() } : {}

/** A caller with a bearer token, or signed out without one. */
export function caller(token?: string, headers: Record<string, string> = {}) {
  const own = { "x-forwarded-for": "192.0.2.1", ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers }
  return {
    token,
    get: (path: string, query: Record<string, unknown> = {}, params: Record<string, string> = {}) =>
      send(path, { headers: own, search: searchOf(query), params }),
    post: (path: string, body: unknown = {}, params: Record<string, string> = {}) =>
      send(path, { method: "POST", ...json(body, { ...keyFor(path, "POST"), ...own }), params }),
    patch: (path: string, body: unknown = {}, params: Record<string, string> = {}) =>
      send(path, { method: "PATCH", ...json(body, { ...keyFor(path, "PATCH"), ...own }), params }),
    delete: (path: string, query: Record<string, unknown> = {}, params: Record<string, string> = {}) =>
      send(path, { method: "DELETE", headers: { ...keyFor(path, "DELETE"), ...own }, search: searchOf(query), params }),
    send: (path: string, init: Parameters<typeof send>[1] = {}) =>
      send(path, {
        ...init,
        headers: { ...keyFor(path, init.method), ...own, ...(init.headers as Record<string, string>) },
      }),
  }
}
export type Caller = ReturnType<typeof caller>

export const nobody = caller()

const demo = {
  admin: { email: "admin@demo.com", password: "admin" },
  client: { email: "client@demo.com", password: "client" },
}

/** Signs in through the real endpoint. */
export async function signIn(email: string, password: string) {
  const answer = await nobody.post("/jwt/login", { email, password })
  if (answer.status !== 200) throw new Error(`sign-in of ${email} answered ${answer.status}`)
  return answer.body as { userData: Loose; accessToken: string; refreshToken: string }
}

const signedIn = new Map<string, Promise<Caller>>()

/** One of the demo accounts, signed in once per test file. */
export function client(who: keyof typeof demo): Promise<Caller> {
  let known = signedIn.get(who)
  if (!known) {
    known = signIn(demo[who].email, demo[who].password).then(({ accessToken }) => caller(accessToken))
    signedIn.set(who, known)
  }
  return known
}

/** Signs the demo accounts in again at their next use. */
export const forgetSignIns = () => signedIn.clear()

let registered = 0

/** Registers and returns the administrator of a new workspace. */
export async function stranger(): Promise<Caller & { user: Loose }> {
  const name = `stranger${++registered}`
  const answer = await nobody.post("/jwt/register", {
    username: name,
    email: `${name}@elsewhere.example`,
    password: "long enough 1",
  })
  if (answer.status !== 200 || answer.body.error) throw new Error(`register answered ${JSON.stringify(answer.body)}`)
  return { ...caller(answer.body.accessToken), user: answer.body.user }
}

/** Clears cached principals, after a test has changed the database directly. */
export const forget = clearPrincipals
