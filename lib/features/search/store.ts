import { desc, eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"

/** How many contacts are sent to the browser, which filters them and shows four at a time. */
const maxContacts = 500

export const findContacts = ({ db, workspaceId }: Scope) =>
  db
    .select({ title: users.fullName, email: users.email, img: users.avatar, date: users.createdAt })
    .from(users)
    .where(eq(users.workspaceId, workspaceId))
    .orderBy(desc(users.id))
    .limit(maxContacts)
