import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { config } from "../config"

// A browser that has signed in keeps a random id. The id grants nothing; it only tells known devices from new ones.

/** 400 days, the longest that browsers keep a cookie. */
export const deviceCookieSeconds = 34_560_000

const isSecure = () => config().appUrl.startsWith("https://")

/** Over HTTPS, the prefix binds the cookie to this host and to secure connections. */
const cookieName = () => (isSecure() ? "__Host-cornerledger-device" : "cornerledger-device")

const signatureOf = (id: string) =>
  createHmac("sha256", config().secrets.session).update(`cornerledger device\n${id}`).digest("base64url")

/** Creates a device. Returns the value of its cookie. */
export function newDevice(): string {
  const id = randomBytes(32).toString("base64url")
  return `${id}.${signatureOf(id)}`
}

/** The hash under which a device is stored; undefined for a cookie that we did not sign. */
export function deviceHash(cookie: string | undefined): string | undefined {
  const [id = "", signature = ""] = cookie?.split(".") ?? []
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(id))]
  if (!id || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return createHash("sha256").update(id).digest("base64url")
}

/** The raw value of the device cookie in a `Cookie` header. */
export function deviceCookieIn(header: string | null): string | undefined {
  const start = `${cookieName()}=`
  const found = header?.split(";").find((part) => part.trimStart().startsWith(start))
  return found?.trim().slice(start.length) || undefined
}

/** The `Set-Cookie` header that stores or renews the device cookie. */
export const setDeviceCookie = (value: string): string =>
  `${cookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${deviceCookieSeconds}${isSecure() ? "; Secure" : ""}`
