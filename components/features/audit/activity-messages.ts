import { type MessageSource, messageSource } from "@/components/layout/messages"
import { currentPrincipal } from "@/lib/core/auth/server"
import { type ActivityType, activityRights } from "@/lib/features/audit/values"

/** Whether the user may see the activity of such records. */
export async function seesActivity(type: ActivityType): Promise<boolean> {
  const ability = (await currentPrincipal())?.ability
  const [action, subject] = activityRights[type]
  return ability?.can("read", "AuditLog") === true || ability?.can(action, subject) === true
}

/** The messages of `DrawerActivity`; undefined for those who may not see it. */
export const activityMessages = async (type: ActivityType): Promise<MessageSource | undefined> =>
  (await seesActivity(type)) ? messageSource(["audit", "sign-ins"]) : undefined
