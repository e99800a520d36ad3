import * as z from "zod"
import { paging, q } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"

/** One row of the demo tables, as both endpoints return it. */
export const employee = z.object({
  responsive_id: z.literal(""),
  id: z.int(),
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  /** M/D/YYYY */
  start_date: z.string(),
  /** In dollars, such as $23896.35 */
  salary: z.string(),
  age: z.string(),
  /** In years, such as 1 Year */
  experience: z.string(),
  status: z.int().min(1).max(5),
})
export type Employee = z.infer<typeof employee>

export const employeeListQuery = z.object({ q, ...paging(10) })
export type EmployeeListQuery = z.output<typeof employeeListQuery>

export const employeePage = z.object({
  allData: z.array(employee),
  invoices: z.array(employee),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

named({ Employee: employee })
