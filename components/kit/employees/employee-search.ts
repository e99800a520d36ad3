import { searchFor } from "@/lib/core/search-text"
import type { Employee } from "./employee"

export interface EmployeeSearch {
  name: string
  email: string
  post: string
  city: string
  /** First and last day, YYYY-MM-DD; empty means no limit. */
  from: string
  to: string
  /** The first digits of the salary. */
  salary: string
}

export const emptySearch: EmployeeSearch = { name: "", email: "", post: "", city: "", from: "", to: "", salary: "" }

const texts = ["name", "email", "post", "city"] as const

/** Tells whether an employee matches all search fields. */
export function matchesSearch(employee: Employee, search: EmployeeSearch): boolean {
  if (search.from && employee.startDate < search.from) return false
  if (search.to && employee.startDate > search.to) return false
  if (search.salary && !String(employee.salary).startsWith(search.salary.replace(/[^\d.]/g, ""))) return false
  return texts.every((name) => searchFor(search[name])(employee[name]))
}
