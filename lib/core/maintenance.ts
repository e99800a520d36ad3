import { createHash } from "node:crypto"
import { isSameSecret } from "./auth/same-secret"
import { config } from "./config"
import type { HeaderReader } from "./http/reply"

/** The cookie (with a value derived from the key) and the header (with the key) that identify the operator's requests. */
export const passCookie = "maintenance-pass"
export const passHeader = "x-maintenance-key"

/** Default for `Retry-After` without MAINTENANCE_UNTIL. */
const defaultSeconds = 300
const maxSeconds = 86_400

const digest = (text: string) => createHash("sha256").update(text).digest()

/** The value of the operator's pass cookie, from which the key can't be derived. */
export const passFor = (key: string) => digest(`pass ${key}`).toString("base64url")

/** Whether a text equals MAINTENANCE_KEY. */
export function isKey(given: string | null): boolean {
  const { MAINTENANCE_KEY } = config()
  return Boolean(MAINTENANCE_KEY && given && isSameSecret(given, MAINTENANCE_KEY))
}

/** Whether a request is rejected because of maintenance: it is on, and the request isn't the operator's. */
export function isClosedFor(headers: HeaderReader): boolean {
  const { MAINTENANCE, MAINTENANCE_KEY } = config()
  if (!MAINTENANCE) return false
  if (!MAINTENANCE_KEY) return true
  if (isKey(headers.get(passHeader))) return false
  const pass = new RegExp(`(?:^|;\\s*)${passCookie}=([^;]*)`).exec(headers.get("cookie") ?? "")?.[1]
  return !pass || !isSameSecret(pass, passFor(MAINTENANCE_KEY))
}

/** The value of `Retry-After`, in seconds. */
export function retryAfter(): number {
  const { MAINTENANCE_UNTIL } = config()
  if (!MAINTENANCE_UNTIL) return defaultSeconds
  const seconds = Math.ceil((Date.parse(MAINTENANCE_UNTIL) - Date.now()) / 1000)
  return Math.min(Math.max(seconds, 60), maxSeconds)
}
