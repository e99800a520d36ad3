import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"

export interface Person {
  id: number
  name: string
}

/** People who work in a shop or administer the workspace and can sign in, by name. */
export const peopleAt = async (
  { db, workspaceId }: Scope,
  { business, shop }: { business: number; shop: number },
): Promise<Person[]> =>
  rowsOf<Person>(
    await db.execute(sql`select u.id, u.full_name as name from users u
      where u.workspace_id = ${workspaceId} and u.password_hash is not null and u.status <> 'inactive'
        and (u.role = 'admin' or exists (select from staff_grants g
          where g.workspace_id = u.workspace_id and g.user_id = u.id and g.business_id = ${business}
            and g.starts_at <= now() and (g.ends_at is null or g.ends_at > now())
            and (g.all_shops or exists (select from staff_grant_shops s
              where s.workspace_id = g.workspace_id and s.grant_id = g.id and s.shop_id = ${shop}))))
      order by u.full_name, u.id limit 200`),
  )
