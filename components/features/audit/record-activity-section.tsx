import { Messages } from "@/components/layout/messages"
import { seesActivity } from "./activity-messages"
import { RecordActivity, type RecordKey } from "./record-activity"

/** The activity of a page's record, for those who may see it. */
export async function RecordActivitySection(record: RecordKey) {
  if (!(await seesActivity(record.recordType))) return null
  return (
    <div className="mt-5">
      <Messages of={["ui", "audit", "sign-ins"]}>
        <RecordActivity {...record} />
      </Messages>
    </div>
  )
}
