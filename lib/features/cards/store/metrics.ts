import { and, eq, gte, inArray, lt, sql } from "drizzle-orm"
import { sumOf } from "@/lib/core/db/sums"
import type { Scope } from "@/lib/core/db/types"
import type { Period, Span } from "@/lib/core/range"
import { metrics } from "../table"
import type { MetricName } from "../values"

/** Returns the metrics of a span, summed up by day or month and by dimension. */
export const findMetrics = (
  { db, workspaceId }: Scope,
  names: MetricName[],
  { from, to }: Span,
  grain: Period["grain"],
) =>
  db
    .select({
      name: metrics.name,
      dimension: metrics.dimension,
      point: sql<string>`to_char(date_trunc('${sql.raw(grain)}', ${metrics.day}), 'YYYY-MM-DD')`,
      value: sumOf(metrics.value),
    })
    .from(metrics)
    .where(
      and(
        eq(metrics.workspaceId, workspaceId),
        inArray(metrics.name, names),
        gte(metrics.day, from),
        lt(metrics.day, to),
      ),
    )
    .groupBy(metrics.name, metrics.dimension, sql`3`)
export type MetricPoint = Awaited<ReturnType<typeof findMetrics>>[number]
