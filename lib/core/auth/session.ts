import { decode } from "next-auth/jwt"
import { config } from "../config"
import { clientInfo } from "../http/client-info"
import { hasBody } from "../http/endpoint"
import { HttpError } from "../http/errors"
import type { Incoming } from "../http/reply"
import { principalOfToken } from "./key-session"
import { type Principal, principalOf } from "./principal"
import { verifyAccessToken } from "./tokens"

/** Whether `APP_URL` uses HTTPS. */
export const isSecure = () => config().appUrl.startsWith("https://")

/**
 * The name of one of next-auth's cookies. Over HTTPS it starts with `__Host-`, so that no other host of the domain can plant
 * one.
 */
export const authCookie = (name: "session-token" | "callback-url" | "csrf-token") =>
  `${isSecure() ? "__Host-" : ""}next-auth.${name}`

export const sessionCookie = () => authCookie("session-token")

/** The claims that we add to the session cookie. */
export interface SessionClaims {
  sessionId: string
  [key: string]: unknown
}

const decoded = new Map<string, Promise<SessionClaims | null>>()

/** The claims of a session cookie. Cached, because decrypting takes longer than the rest of a request. */
export function readSessionCookie(cookie: string): Promise<SessionClaims | null> {
  let claims = decoded.get(cookie)
  if (!claims) {
    claims = decode({ token: cookie, secret: config().secrets.session }).then(
      (token) => token as SessionClaims | null,
      () => null,
    )
    if (decoded.size >= 2_000) decoded.delete(decoded.keys().next().value as string)
    decoded.set(cookie, claims)
  }
  return claims
}

function cookieOf(header: string | null, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=")
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/**
 * Prevents CSRF: browsers send the cookie with requests from any site, so a write must come from our own pages, with a type
 * that the endpoint accepts.
 */
function checkOrigin(request: Incoming, uploadTypes: readonly string[]): void {
  if (request.method === "GET" || request.method === "HEAD") return
  const origin = request.headers.get("origin")
  const host =
    request.headers.get(config().TRUSTED_PROXIES > 0 ? "x-forwarded-host" : "host") ?? request.headers.get("host")
  const own = new URL(config().appUrl)
  const same = origin !== null && (origin === own.origin || (URL.canParse(origin) && new URL(origin).host === host))
  if (!same) throw new HttpError(403, "forbidden", { message: "badOrigin" })
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
  if (hasBody(request.method) && type !== "application/json" && !uploadTypes.includes(type)) {
    throw new HttpError(415, "invalid", { message: ["badType", { type: "application/json" }] })
  }
}

/** The user of a session cookie; undefined if the sign-in has ended. */
export async function principalOfCookie(cookie: string | undefined): Promise<Principal | undefined> {
  const claims = cookie ? await readSessionCookie(cookie) : null
  return claims?.sessionId ? principalOf(claims.sessionId) : undefined
}

/**
 * The user who sent a request, by its API key or access token if it has one, otherwise by the browser's session.
 * @param uploadTypes media types that the endpoint accepts besides JSON
 * @throws HttpError 403 for a write with a cookie from another site, 415 for one with any other content type
 */
export async function getSession(
  request: Incoming,
  uploadTypes: readonly string[] = [],
): Promise<Principal | undefined> {
  const authorization = request.headers.get("authorization")
  if (authorization !== null) {
    const key = /^Bearer (cl_\w+)$/i.exec(authorization)?.[1]
    if (key) return principalOfToken(key, clientInfo(request.headers))
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
    const claims = token ? await verifyAccessToken(token) : undefined
    return claims && principalOf(claims.sessionId)
  }
  const cookie = cookieOf(request.headers.get("cookie"), sessionCookie())
  if (!cookie) return undefined
  const principal = await principalOfCookie(cookie)
  if (principal) checkOrigin(request, uploadTypes)
  return principal
}
