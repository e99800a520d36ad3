import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"

/** Categories, in the order of their ids. `name` is the category's key in responses. */
export const faqCategories = pgTable(
  "faq_categories",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    name: text("name").notNull(),
    icon: text("icon").notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.name] }),
    uniqueIndex("faq_categories_id_key").on(t.workspaceId, t.id),
    tenantPolicy(),
  ],
)

/** Questions with their answers, in the order they were added. */
export const faqQuestions = pgTable(
  "faq_questions",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    category: text("category").notNull(),
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
