import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { genders, plans, roles, statuses } from "./values"

/** The users of a workspace. Those with a `passwordHash` can sign in. */
export const users = pgTable(
  "users",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    fullName: text("full_name").notNull(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    company: text("company").notNull().default(""),
    country: text("country").notNull().default(""),
    contact: text("contact").notNull().default(""),
    role: choice("role", roles).notNull().default("subscriber"),
    currentPlan: choice("current_plan", plans).notNull().default("basic"),
    status: choice("status", statuses).notNull().default("pending"),
    avatar: text("avatar").notNull().default(""),
    passwordHash: text("password_hash"),
    /** When the user opened a link mailed to their address; required to send mail outside the workspace. */
    emailConfirmedAt: instant("email_confirmed_at"),
    /** Individual CASL rules; null for those of the role. */
    permissions: jsonb("permissions").$type<{ action: string; subject: string }[]>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Incremented by each change to what the edit screen shows, so that an outdated form can be rejected. */
    version: integer("version").notNull().default(1),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`full_name || E'\n' || username || E'\n' || email`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex("users_email_key").on(t.workspaceId, sql`lower(${t.email})`),
    uniqueIndex("users_username_key").on(t.workspaceId, sql`lower(${t.username})`),
    oneOf("users_role_check", t.role, roles),
    oneOf("users_current_plan_check", t.currentPlan, plans),
    oneOf("users_status_check", t.status, statuses),
    // Accounts are unique across all workspaces, because the workspace isn't known at sign-in.
    uniqueIndex("users_account_email_key").on(sql`lower(${t.email})`).where(sql`${t.passwordHash} is not null`),
    uniqueIndex("users_account_username_key").on(sql`lower(${t.username})`).where(sql`${t.passwordHash} is not null`),
    // Finds the few users of a workspace who can sign in.
    index("users_account_idx").on(t.workspaceId, t.id).where(sql`${t.passwordHash} is not null`),
    // One index per sort order. Their leading columns also count every combination of filters without reading the table.
    index("users_full_name_idx").on(t.workspaceId, t.fullName, t.id),
    index("users_email_idx").on(t.workspaceId, t.email, t.id),
    index("users_role_idx").on(t.workspaceId, t.role, t.currentPlan, t.status, t.id),
    index("users_current_plan_idx").on(t.workspaceId, t.currentPlan, t.status, t.id),
    index("users_status_idx").on(t.workspaceId, t.status, t.role, t.id),
    index("users_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** The foreign key of rows that belong to a user and are deleted with them. */
export const toUser = (workspace: AnyPgColumn, user: AnyPgColumn) =>
  foreignKey({ columns: [workspace, user], foreignColumns: [users.workspaceId, users.id] }).onDelete("cascade")

/** The fields of the edit screen's tabs Information and Social. One row per user, inserted on first save. */
export const userDetails = pgTable(
  "user_details",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    birthDate: date("birth_date", { mode: "string" }),
    mobile: text("mobile").notNull().default(""),
    website: text("website").notNull().default(""),
    language: text("language").notNull().default(""),
    gender: choice("gender", genders),
    contactOptions: text("contact_options").array().notNull().default(sql`'{}'::text[]`),
    addressLine1: text("address_line1").notNull().default(""),
    addressLine2: text("address_line2").notNull().default(""),
    postcode: text("postcode").notNull().default(""),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    country: text("country").notNull().default(""),
    twitter: text("twitter").notNull().default(""),
    facebook: text("facebook").notNull().default(""),
    instagram: text("instagram").notNull().default(""),
    github: text("github").notNull().default(""),
    codepen: text("codepen").notNull().default(""),
    slack: text("slack").notNull().default(""),
    version: integer("version").notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)
