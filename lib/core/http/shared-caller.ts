import type { Principal } from "../auth/principal"
import type { ClientInfo } from "./client-info"

interface Caller {
  principal?: Principal
  client: ClientInfo
}

// Every field is named, so that a new one does not compile before somebody has decided. What differs between two browsers of
// one person is hidden: an answer that both get may not depend on it.

const ofPrincipal: Record<keyof Principal, "shared" | "hidden"> = {
  workspaceId: "shared",
  userId: "shared",
  sessionId: "hidden",
  fullName: "shared",
  username: "shared",
  email: "shared",
  role: "shared",
  avatar: "shared",
  isEmailConfirmed: "shared",
  timeZone: "shared",
  language: "shared",
  tour: "shared",
  rules: "shared",
  ability: "shared",
  confirmedAt: "hidden",
  expiresAt: "hidden",
}

const ofClient: Record<keyof ClientInfo, "shared" | "hidden"> = {
  locale: "shared",
  address: "hidden",
  userAgent: "hidden",
  requestId: "hidden",
  tab: "hidden",
  device: "hidden",
}

const hidden = <Name extends string>(fields: Record<Name, "shared" | "hidden">) =>
  (Object.keys(fields) as Name[]).filter((name) => fields[name] === "hidden")
const ofSession = hidden(ofPrincipal)
const ofRequest = hidden(ofClient)

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
