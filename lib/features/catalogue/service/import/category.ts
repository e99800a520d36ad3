import { fold } from "@/lib/core/text"
import type { CategoryChoice } from "../../store/import-products"
import { fail, type ReadRow } from "./rows"

/** The category that a row names, by the names of both levels or by one name that no other has. */
export function categoryOf(row: ReadRow, categories: CategoryChoice[]): CategoryChoice | undefined {
  const { category, subcategory } = row
  const named = (text: string, parent?: number | null) =>
    categories.filter((one) => fold(one.name) === fold(text) && (parent === undefined || one.parent === parent))
  const only = (meaning: "category" | "subcategory", found: CategoryChoice[]) => {
    if (found.length > 1) fail(row, meaning, "categorySeveral")
    return found[0]
  }
  if (category === undefined && subcategory === undefined) return undefined
  const [top, below] = (category ?? "").split(/\s*[›>/]\s*/)
  const lower = subcategory ?? below
  const upper = top ? (named(top, null)[0] ?? (lower ? undefined : only("category", named(top)))) : undefined
  if (top && !upper) fail(row, "category", "categoryUnknown")
  if (!lower || (top && !upper)) return upper
  const meaning = subcategory === undefined ? "category" : "subcategory"
  const found = only(meaning, named(lower, upper?.id))
  if (!found)
    fail(row, meaning, upper && named(lower).length > 0 ? "categoryParent" : "categoryUnknown", upper?.name ?? "")
  else if (found.parent === null) fail(row, meaning, "categoryUnknown")
  return found
}
