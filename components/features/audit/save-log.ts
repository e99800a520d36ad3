import { addressOf } from "@/lib/core/client/address"
import * as endpoints from "@/lib/features/audit/endpoints"

/** Downloads the whole log as if the user had clicked a link. */
export function saveLog(): void {
  const link = document.createElement("a")
  link.href = addressOf(endpoints.exportAuditEvents)
  link.download = ""
  link.click()
}
