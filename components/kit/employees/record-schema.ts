import * as z from "zod"

/** The form for a new row of the demo table. */
export const recordSchema = z.object({
  name: z.string().trim().min(1).max(100),
  post: z.string().trim().min(1).max(100),
  email: z.email(),
  startDate: z.iso.date(),
  salary: z.number().min(0).max(1_000_000),
})
export type EmployeeRecord = z.infer<typeof recordSchema>
