import { type MessageSource, messageSource } from "@/components/layout/messages"
import { currentPrincipal } from "@/lib/core/auth/server"

/** The messages of `DrawerActivity`; undefined for those who may not read the audit log. */
export async function activityMessages(): Promise<MessageSource | undefined> {
  const principal = await currentPrincipal()
  return principal?.ability.can("read", "AuditLog") ? messageSource(["audit", "sign-ins"]) : undefined
}
