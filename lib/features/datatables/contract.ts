import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { employee, employeeListQuery, employeePage } from "./schema"

export const allEmployees = endpoint({
  method: "GET",
  path: "/api/datatables/initial-data",
  summary: "All rows of the demo tables",
  can: ["read", "Employee"],
  response: z.array(employee),
})

export const listEmployees = endpoint({
  method: "GET",
  path: "/api/datatables/data",
  summary: "Rows of the demo tables, filtered and paged",
  description:
    "`q` searches full_name, post, email, age, salary and start_date, as formatted in the response. `allData` ignores `q`; `invoices` is the page.",
  can: ["read", "Employee"],
  query: employeeListQuery,
  response: employeePage,
})
