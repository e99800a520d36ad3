import type { Principal } from "../auth/principal"
import type { ClientInfo } from "./client-info"

interface Caller {
  principal?: Principal
  client: ClientInfo
}

/** What differs between two browsers of one person, so that an answer which both get may not depend on it. */
const ofSession = ["sessionId", "confirmedAt", "expiresAt"] as const
const ofRequest = ["address", "userAgent", "requestId", "tab"] as const

function without<T extends object>(value: T, names: readonly (keyof T)[]): T {
  const rest = { ...value }
  for (const name of names) {
    delete rest[name]
    // Not enumerable: copying is fine, reading is not.
    Object.defineProperty(rest, name, {
      get() {
        throw new Error(`A cached answer can't depend on ${String(name)}: give its contract \`varyBy\`.`)
      },
    })
  }
  return rest
}

/** The caller as a handler may see them whose answer is cached for everybody who asks the same as the same person. */
export const sharedCaller = ({ principal, client }: Caller): Caller => ({
  principal: principal && without(principal, ofSession),
  client: without(client, ofRequest),
})
