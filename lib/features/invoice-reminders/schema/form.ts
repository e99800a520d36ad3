import * as z from "zod"
import { reminderPolicyChanges } from "./reminders"

const typedDays = (value: unknown) =>
  typeof value === "string" && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value

/** The form for a ladder. It holds days as typed. */
export const reminderPolicyForm = z.object({
  levels: z.preprocess(
    (levels) =>
      (levels as { days: unknown }[] | undefined)?.map((level) => ({ ...level, days: typedDays(level.days) })),
    reminderPolicyChanges.shape.levels,
  ),
})
