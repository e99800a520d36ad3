import { eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { titles } from "./table"

/** Every title, best seller first; rank and id are text in the answer (contract section 2). */
export const findAll = ({ db, workspaceId }: Scope) =>
  db
    .select({ title: titles.title, rank: sql<string>`${titles.rank}::text`, id: sql<string>`${titles.id}::text` })
    .from(titles)
    .where(eq(titles.workspaceId, workspaceId))
    .orderBy(titles.rank, titles.id)
