import type { Principal } from "../auth/principal"
import type { ClientInfo } from "./client-info"

interface Caller {
  principal?: Principal
  client: ClientInfo
}

// Every field is listed, so that a new one doesn't compile until somebody has decided. Fields that differ between two
// browsers of one user are hidden, because a response cached for both must not depend on them.

const ofPrincipal: Record<keyof Principal, "shared" | "hidden"> = {
  workspaceId: "shared",
  userId: "shared",
  trace: "hidden",
  sessionId: "hidden",
  key: "hidden",
  fullName: "shared",
  username: "shared",
  email: "shared",
  role: "shared",
  avatar: "shared",
  isEmailConfirmed: "shared",
  isOperator: "shared",
  timeZone: "shared",
  language: "shared",
  tour: "shared",
  setUp: "shared",
  rules: "shared",
  ability: "shared",
  grants: "shared",
  viewing: "hidden",
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
  isBrowser: "hidden",
}

const hidden = <Name extends string>(fields: Record<Name, "shared" | "hidden">) =>
  (Object.keys(fields) as Name[]).filter((name) => fields[name] === "hidden")
const ofSession = hidden(ofPrincipal)
const ofRequest = hidden(ofClient)

function without<T extends object>(value: T, names: readonly (keyof T)[]): T {
  const rest = { ...value }
  for (const name of names) {
    delete rest[name]
    // Not enumerable: copying the object works, reading the field throws.
    Object.defineProperty(rest, name, {
      get() {
        throw new Error(`A cached response can't depend on ${String(name)}: set \`varyBy\` in its contract.`)
      },
    })
  }
  return rest
}

/** The caller without the fields that differ between a user's sessions, for handlers whose responses sessions share. */
export const sharedCaller = ({ principal, client }: Caller): Caller => ({
  principal: principal && without(principal, ofSession),
  client: without(client, ofRequest),
})
