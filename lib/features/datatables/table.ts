import { type SQL, sql } from "drizzle-orm"
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"

/** All salaries are in dollars. */
export const currencies = ["USD"] as const

/** Start date and salary as the API formats them, so that users find what they see. */
const part = (name: string) => `extract(${name} from start_date)::int::text`
const startDateText = `${part("month")} || '/' || ${part("day")} || '/' || ${part("year")}`
const salaryText = `'$' || (salary / 100)::text || '.' || lpad((salary % 100)::text, 2, '0')`
const searched = ["full_name", "post", "email", "age::text", startDateText, salaryText].join(` || E'\\n' || `)

/** The demo tables' rows: current and former employees, and applicants. */
export const employees = pgTable(
  "employees",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    avatar: text("avatar").notNull().default(""),
    fullName: text("full_name").notNull(),
    post: text("post").notNull(),
    email: text("email").notNull(),
    city: text("city").notNull(),
    startDate: date("start_date", { mode: "string" }).notNull(),
    /** Yearly salary in minor units of `currency`. */
    salary: integer("salary").notNull(),
    currency: choice("currency", currencies).notNull().default("USD"),
    age: smallint("age").notNull(),
    /** Years of professional experience. */
    experience: smallint("experience").notNull(),
    /** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
    status: smallint("status").notNull(),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql.raw(searched))),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("employees_currency_check", t.currency, currencies),
    check("employees_status_check", sql`${t.status} between 1 and 5`),
    check("employees_salary_check", sql`${t.salary} >= 0`),
    index("employees_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)
