import type { Audited } from "./audited"

/** Audit rules for till sessions and their events, which never change. */
export const auditedTills: Record<string, Audited> = {
  till_sessions: {
    record: "till-session",
    key: ["id"],
    columns:
      "business_id shop_id till_id currency state business_date expected_opening counted_opening expected_closing counted_closing counts explanation".split(
        " ",
      ),
  },
  till_events: {
    record: "till-session",
    key: ["session_id"],
    part: ["sequence"],
    columns: "kind amount memo".split(" "),
  },
}
