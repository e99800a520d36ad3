import { type SQL, sql } from "drizzle-orm"
import { containsWords } from "@/lib/core/db/folded"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { maxWitnesses } from "../values"

export interface Person {
  id: number
  name: string
}

interface Place {
  business: number
  shop: number
}

/** People who work in a shop, and those who administer the workspace and can sign in, by name. */
const peopleAt = async ({ db, workspaceId }: Scope, { business, shop }: Place, which: SQL): Promise<Person[]> =>
  rowsOf<Person>(
    await db.execute(sql`select u.id, u.full_name as name from users u
      where u.workspace_id = ${workspaceId} and u.status <> 'inactive' and ${which}
        and ((u.role = 'admin' and u.password_hash is not null) or exists (select from staff_grants g
          where g.workspace_id = u.workspace_id and g.user_id = u.id and g.business_id = ${business}
            and g.starts_at <= now() and (g.ends_at is null or g.ends_at > now())
            and (g.all_shops or exists (select from staff_grant_shops s
              where s.workspace_id = g.workspace_id and s.grant_id = g.id and s.shop_id = ${shop}))))
      order by u.full_name, u.id limit ${maxWitnesses}`),
  )

/** The people at a shop whose name contains some words, except one person; at most `maxWitnesses`. */
export const findPeople = (scope: Scope, place: Place, { except, q = "" }: { except: number; q?: string }) =>
  peopleAt(scope, place, sql`u.id <> ${except} and ${containsWords(sql`u.full_name`, q)}`)

/** One of the people at a shop; undefined if they don't work there. */
export async function findPerson(scope: Scope, place: Place, id: number): Promise<Person | undefined> {
  const [person] = await peopleAt(scope, place, sql`u.id = ${id}`)
  return person
}
