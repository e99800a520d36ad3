import type { Employee as EmployeeRow } from "@/lib/features/datatables/schema"

export interface Employee {
  id: number
  avatar: string
  name: string
  post: string
  email: string
  city: string
  /** YYYY-MM-DD */
  startDate: string
  /** US dollars per year. */
  salary: number
  age?: number
  /** Whole years. */
  experience?: number
  status: keyof typeof statusNames
}

export const statusNames = { 1: "current", 2: "professional", 3: "rejected", 4: "resigned", 5: "applied" } as const
export const statusTones = { 1: "brand", 2: "success", 3: "danger", 4: "warning", 5: "info" } as const

/** Converts a row of the API: parses its date and its numbers. */
export function employeeOf(row: EmployeeRow): Employee {
  const [month = "", day = "", year = ""] = row.start_date.split("/")
  return {
    id: row.id,
    avatar: row.avatar,
    name: row.full_name,
    post: row.post,
    email: row.email,
    city: row.city,
    startDate: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
    salary: Number(row.salary.slice(1)),
    age: Number(row.age),
    experience: Number.parseInt(row.experience, 10),
    status: row.status as Employee["status"],
  }
}
