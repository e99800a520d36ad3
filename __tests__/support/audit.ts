import { backgroundDone } from "@/lib/core/background"
import type { AuditEvent } from "@/lib/features/audit/schema"
import type { Caller } from "./api"

/** The events of a list, newest first. */
export async function eventsOf(who: Caller, filters: Record<string, unknown> = {}): Promise<AuditEvent[]> {
  await backgroundDone()
  const { status, body } = await who.get("/api/v1/audit-events", filters)
  if (status !== 200) throw new Error(`the list answered ${status} ${JSON.stringify(body)}`)
  return body.data
}
