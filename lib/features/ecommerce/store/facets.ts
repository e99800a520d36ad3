import { type SQL, sql } from "drizzle-orm"
import { outsidePolicy } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { major } from "@/lib/core/money"
import { products } from "@/lib/features/catalogue/table"
import { categories } from "@/lib/features/catalogue/values"
import type { Facets, ProductFilter } from "../schema"
import { priceSteps, ratingSteps } from "../values"
import { conditions, inWorkspace } from "./products"

interface Counted {
  categories: { value: string; count: number }[]
  brands: Facets["brands"]
  ratings: { value: number; count: number }[]
  ranges: { value: number; count: number }[]
  freeShipping: number
  min: number
  max: number
}

const chosen = (condition: SQL | undefined) => sql`coalesce(${condition ?? sql`true`}, false)`

/**
 * Counts for the whole sidebar in one statement. It reads the products once, groups them by every facet, and builds each
 * list from those groups.
 */
export async function findFacets(scope: Scope, filter: ProductFilter): Promise<Facets> {
  const { q, category, brand, price, rating, freeShipping } = conditions(filter)
  const steps = sql.raw(`array[${priceSteps.join(", ")}]::bigint[]`)
  const list = (column: string, except: string) => {
    const others = ["c", "b", "p", "r", "s"].filter((name) => name !== except).join(" and ")
    return sql.raw(`(select coalesce(json_agg(json_build_object('value', value, 'count', n) order by value), '[]') from (
      select ${column} as value, coalesce(sum(n) filter (where ${others}), 0)::int as n from sums group by ${column}) as counted)`)
  }
  const run = async () =>
    rowsOf<Counted>(
      await scope.db.execute(sql`
        with sums as (
          select category, brand, rating, has_free_shipping as ships, width_bucket(price, ${steps}) as range,
            ${chosen(category)} as c, ${chosen(brand)} as b, ${chosen(price)} as p, ${chosen(rating)} as r, ${chosen(freeShipping)} as s,
            count(*) as n, min(price) as cheapest, max(price) as dearest
          from ${products} where ${inWorkspace(scope, q)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
        select ${list("category", "c")} as categories, ${list("brand", "b")} as brands, ${list("rating", "r")} as ratings,
          ${list("range", "p")} as ranges,
          (select coalesce(sum(n) filter (where c and b and p and r and ships), 0)::int from sums) as "freeShipping",
          (select coalesce(min(cheapest), 0)::bigint from sums) as min, (select coalesce(max(dearest), 0)::bigint from sums) as max`),
    )[0] as Counted
  return toFacets(q ? await outsidePolicy(scope, run) : await run())
}

const countOf = (counts: { value: unknown; count: number }[], value: unknown) =>
  counts.find((entry) => entry.value === value)?.count ?? 0

function toFacets({ min, max, ...counted }: Counted): Facets {
  const atLeast = (stars: number) =>
    counted.ratings.filter(({ value }) => value >= stars).reduce((sum, { count }) => sum + count, 0)
  return {
    categories: categories.map((value) => ({ value, count: countOf(counted.categories, value) })),
    brands: counted.brands.filter(({ value }) => value),
    ratings: ratingSteps.map((value) => ({ value, count: atLeast(value) })),
    ranges: [0, ...priceSteps].map((_, range) => countOf(counted.ranges, range)),
    freeShipping: counted.freeShipping,
    price: { min: major(min), max: major(max) },
  }
}
