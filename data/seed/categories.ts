import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { categories } from "@/lib/features/catalogue/table/categories"
import type { Department } from "@/lib/features/catalogue/values"
import { insertMany } from "./context"

interface Branch {
  name: string
  department: Department
  marginBps: number
  /** Subcategories, each with the drawings of its products. */
  parts: Record<string, string[]>
}

/** The tree of Lindqvist & Daughters. */
const tree: Branch[] = [
  {
    name: "Pens & ink",
    department: "pens",
    marginBps: 4500,
    parts: {
      "Fountain and dip pens": ["brass-fountain-pen", "glass-dip-pen"],
      "Pencils and gel pens": ["everyday-gel-pens", "cedar-pencils"],
      Ink: ["iron-gall-ink", "sea-glass-ink"],
    },
  },
  {
    name: "Notebooks",
    department: "notebooks",
    marginBps: 5000,
    parts: {
      "Notebooks and journals": ["linen-notebook", "dotted-journal", "pocket-sketchbook"],
      Planners: ["weekly-planner"],
    },
  },
  { name: "Paper", department: "paper", marginBps: 5000, parts: {} },
  { name: "Cards", department: "cards", marginBps: 6000, parts: {} },
  {
    name: "Gifts",
    department: "gifts",
    marginBps: 5000,
    parts: {
      "Boxes and wrapping": ["striped-gift-box", "nested-gift-boxes", "kraft-wrapping-paper", "paper-gift-bags"],
    },
  },
  {
    name: "Home",
    department: "home",
    marginBps: 4800,
    parts: { Candles: ["beeswax-candle", "fig-cedar-candle"], Tableware: ["stoneware-mug", "espresso-cup"] },
  },
]

/** The usual VAT rates of the shops' countries, in basis points. Subcategories inherit them. */
const vatRates = { FI: 2550, DE: 1900, FR: 2000 }

/** Adds the categories. @returns the category of a product, by its drawing or else by its department */
export async function seedCategories(db: Db, workspaceId: number) {
  const ids = new Map<string, number>()
  const rows: (typeof categories.$inferInsert)[] = []
  const add = (row: Omit<typeof categories.$inferInsert, "workspaceId" | "id">) =>
    rows.push({ ...row, workspaceId, id: rows.length + 1 })
  tree.forEach(({ name, department, marginBps }, i) => {
    ids.set(department, add({ name, department, marginBps, vatRates, isReturnable: true, position: i + 1 }))
  })
  for (const { department, parts } of tree) {
    Object.entries(parts).forEach(([name, pictures], i) => {
      const kept = name === "Candles" ? { isReturnable: false } : {}
      const id = add({ name, parentId: ids.get(department) as number, position: i + 1, ...kept })
      for (const picture of pictures) ids.set(picture, id)
    })
  }
  await insertMany(db, categories, rows)
  await setLastId(db, workspaceId, "category", rows.length)
  return (picture: string, department: Department) => ids.get(picture) ?? (ids.get(department) as number)
}
