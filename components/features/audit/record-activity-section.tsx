import { Messages } from "@/components/layout/messages"
import { currentPrincipal } from "@/lib/core/auth/server"
import { RecordActivity, type RecordKey } from "./record-activity"

/** The activity of a page's record, for those who may read the audit log. */
export async function RecordActivitySection(record: RecordKey) {
  const principal = await currentPrincipal()
  if (!principal?.ability.can("read", "AuditLog")) return null
  return (
    <div className="mt-5">
      <Messages of={["ui", "audit", "sign-ins"]}>
        <RecordActivity {...record} />
      </Messages>
    </div>
  )
}
