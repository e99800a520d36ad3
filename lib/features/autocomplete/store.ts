import { eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { titles } from "./table"

/** Every title, best sellers first; the API returns rank and id as strings. */
export const findAll = ({ db, workspaceId }: Scope) =>
  db
    .select({ title: titles.title, rank: sql<string>`${titles.rank}::text`, id: sql<string>`${titles.id}::text` })
    .from(titles)
    .where(eq(titles.workspaceId, workspaceId))
    .orderBy(titles.rank, titles.id)
