import { createHash } from "node:crypto"
import { isSameSecret } from "./auth/same-secret"
import { config } from "./config"

/** Under these the operator's own requests carry the key, or what stands for it in a cookie. */
export const passCookie = "maintenance-pass"
export const passHeader = "x-maintenance-key"

/** Where nobody said how long it takes. */
const usualSeconds = 300
const longestSeconds = 86_400

const digest = (text: string) => createHash("sha256").update(text).digest()

/** What the operator's browser keeps in place of the key. */
export const passFor = (key: string) => digest(`pass ${key}`).toString("base64url")

/** Whether a text is the operator's key. */
export function isKey(given: string | null): boolean {
  const { MAINTENANCE_KEY } = config()
  return Boolean(MAINTENANCE_KEY && given && isSameSecret(given, MAINTENANCE_KEY))
}

/** Whether a request finds the product closed: maintenance is on, and it does not carry the operator's key. */
export function isClosedFor(headers: Headers): boolean {
  const { MAINTENANCE, MAINTENANCE_KEY } = config()
  if (!MAINTENANCE) return false
  if (!MAINTENANCE_KEY) return true
  if (isKey(headers.get(passHeader))) return false
  const pass = new RegExp(`(?:^|;\\s*)${passCookie}=([^;]*)`).exec(headers.get("cookie") ?? "")?.[1]
  return !pass || !isSameSecret(pass, passFor(MAINTENANCE_KEY))
}

/** When to ask again, in seconds, for `Retry-After`. */
export function retryAfter(): number {
  const { MAINTENANCE_UNTIL } = config()
  if (!MAINTENANCE_UNTIL) return usualSeconds
  const seconds = Math.ceil((Date.parse(MAINTENANCE_UNTIL) - Date.now()) / 1000)
  return Math.min(Math.max(seconds, 60), longestSeconds)
}
