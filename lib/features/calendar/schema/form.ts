import * as z from "zod"
import { isoDate, line, link } from "@/lib/core/http/fields"
import { calendars, repeatEnds, repeats, weekdays } from "../values"

const clock = z.union([z.literal(""), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)])
const whole = z.coerce.number().int().min(1).max(999)

/** The values of the drawer's form: dates and times in the user's time zone; the end date is inclusive. */
export const eventForm = z
  .object({
    title: line(200).min(1),
    calendar: z.enum(calendars),
    allDay: z.boolean(),
    startDate: isoDate,
    startTime: clock,
    endDate: isoDate,
    endTime: clock,
    url: link,
    guests: z.array(line(120).min(1)).max(100),
    location: line(200),
    description: z.string().max(5_000),
    reminder: z.string(),
    repeat: z.enum(repeats),
    interval: whole,
    weekdays: z.array(z.enum(weekdays)),
    ends: z.enum(repeatEnds),
    untilDate: z.union([z.literal(""), isoDate]),
    count: whole,
  })
  .superRefine((values, context) => {
    const refuse = (path: string, key: string) => context.addIssue({ code: "custom", path: [path], params: { key } })
    const { allDay, startDate, startTime, endDate, endTime, repeat, ends, untilDate } = values
    if (!allDay && !startTime) refuse("startTime", "required")
    if (!allDay && !endTime) refuse("endTime", "required")
    if (endDate < startDate) refuse("endDate", "endBeforeStart")
    else if (!allDay && endDate === startDate && endTime < startTime) refuse("endTime", "endBeforeStart")
    if (repeat === "none" || ends !== "until") return
    if (!untilDate) refuse("untilDate", "required")
    else if (untilDate < startDate) refuse("untilDate", "endBeforeStart")
  })
export type EventForm = z.output<typeof eventForm>
