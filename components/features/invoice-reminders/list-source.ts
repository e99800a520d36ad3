import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/invoice-reminders/endpoints"
import type { DueReminderQuery } from "@/lib/features/invoice-reminders/schema/reminders"
import { reminderSorts } from "@/lib/features/invoice-reminders/values"

/** The source of the list. Page and screen share it, so that both request the same URL. */
export const dueReminderSource: ListSource<DueReminderQuery> = {
  path: endpoints.listDueReminders.path,
  rowsIn: "data",
  rules: { perPage: 20, maxPerPage, filters: { business: idFilter }, sortBy: reminderSorts },
}

/** Paths that a reminder or a change of a reminder policy makes stale, with everything below them. */
export const staleReminders = [{ path: "/api/v1/invoice-reminders" }, { path: "/api/v1/reminder-policies" }]
