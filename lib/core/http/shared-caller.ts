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

/**
 * Returns a function that copies the shared fields of a value. Reading a hidden one throws. The getters are in the prototype, so that
 * copies are cheap, and can be copied.
 */
function copier<T extends object>(fields: Record<keyof T & string, "shared" | "hidden">): (value: T) => T {
  const names = Object.keys(fields) as (keyof T & string)[]
  const shared = names.filter((name) => fields[name] === "shared")
  const prototype = {}
  for (const name of names) {
    if (fields[name] === "shared") continue
    Object.defineProperty(prototype, name, {
      get() {
        throw new Error(`A cached response can't depend on ${name}: set \`varyBy\` in its contract.`)
      },
    })
  }
  return (value) => {
    const copy = Object.create(prototype) as T
    for (const name of shared) copy[name] = value[name]
    return copy
  }
}

const copyPrincipal = copier<Principal>(ofPrincipal)
const copyClient = copier<ClientInfo>(ofClient)

/** The caller without the fields that differ between a user's sessions, for handlers whose responses sessions share. */
export const sharedCaller = ({ principal, client }: Caller): Caller => ({
  principal: principal && copyPrincipal(principal),
  client: copyClient(client),
})
