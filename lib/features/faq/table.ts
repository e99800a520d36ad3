import { foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { faqCategoryNames } from "./values"

export const faqCategories = pgTable(
  "faq_categories",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    name: choice("name", faqCategoryNames).notNull(),
    icon: text("icon").notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.name] }),
    oneOf("faq_categories_name_check", t.name, faqCategoryNames),
    tenantPolicy(),
  ],
)

/** Questions with their answers, in the order they were written. */
export const faqQuestions = pgTable(
  "faq_questions",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    category: choice("category", faqCategoryNames).notNull(),
    question: text("question").notNull(),
    ans: text("ans").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "faq_questions_category_fk",
      columns: [t.workspaceId, t.category],
      foreignColumns: [faqCategories.workspaceId, faqCategories.name],
    }).onDelete("cascade"),
    index("faq_questions_category_idx").on(t.workspaceId, t.category, t.id),
    tenantPolicy(),
  ],
)
