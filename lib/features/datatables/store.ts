import { and, eq, type SQL } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import type { Employee, EmployeeListQuery } from "./schema"
import { employees } from "./table"

const columns = {
  id: employees.id,
  avatar: employees.avatar,
  fullName: employees.fullName,
  post: employees.post,
  email: employees.email,
  city: employees.city,
  startDate: employees.startDate,
  salary: employees.salary,
  age: employees.age,
  experience: employees.experience,
  status: employees.status,
}
type Row = Pick<typeof employees.$inferSelect, keyof typeof columns>

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(employees.workspaceId, workspaceId), ...more)

/** Converts a row to the API's format. Date and salary must match the table's `search` column. */
function employeeOf({ id, avatar, fullName, post, email, city, startDate, salary, age, experience, status }: Row) {
  const [year, month, day] = startDate.split("-").map(Number)
  return {
    responsive_id: "" as const,
    id,
    avatar,
    full_name: fullName,
    post,
    email,
    city,
    start_date: `${month}/${day}/${year}`,
    salary: `$${(salary / 100).toFixed(2)}`,
    age: String(age),
    experience: `${experience} ${experience === 1 ? "Year" : "Years"}`,
    status,
  }
}

/** Returns all employees, by ascending id. */
export async function findAll(scope: Scope): Promise<Employee[]> {
  const rows = await scope.db.select(columns).from(employees).where(inWorkspace(scope)).orderBy(employees.id)
  return rows.map(employeeOf)
}

/** Returns one page by ascending id, and the filtered total. */
export async function findPage(scope: Scope, { q, page, perPage }: EmployeeListQuery) {
  const where = inWorkspace(scope, q ? foldedContains(employees.search, q) : undefined)
  const { rows, ...total } = await listPage<Row>(scope, {
    table: employees,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(employees)
        .where(where)
        .orderBy(employees.id)
        .limit(perPage)
        .offset(offset),
  })
  return { invoices: rows.map(employeeOf), ...total }
}
