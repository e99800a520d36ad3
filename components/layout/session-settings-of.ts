import "server-only"
import { authRole } from "@/lib/core/auth/ability"
import { type Principal, personOf } from "@/lib/core/auth/principal"
import { config } from "@/lib/core/config"
import type { SessionSettings } from "./session-settings"

/** Returns what the browser may know about the session: the user and the lifetime, but no token. */
export function sessionSettings(principal: Principal, cartLines: number): SessionSettings {
  const { USER_DATA_KEY, SESSION_IDLE_SECONDS } = config()
  const { userId, fullName, username, avatar, email, role, rules, expiresAt } = principal
  return {
    userData: {
      id: userId,
      fullName,
      username,
      avatar,
      email,
      role: authRole(role),
      ability: rules,
      extras: { eCommerceCartItemsCount: cartLines },
    },
    person: personOf(principal),
    userDataKey: USER_DATA_KEY,
    lifetimeSeconds: SESSION_IDLE_SECONDS,
    remainingSeconds: Math.max(0, (expiresAt - Date.now()) / 1000),
    expiresAt,
  }
}
