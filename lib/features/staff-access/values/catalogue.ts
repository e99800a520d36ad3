import type { Rule, Subject } from "@/lib/core/auth/ability"

export const addAndChange = (subject: Subject): Rule[] => [
  ["create", subject],
  ["update", subject],
]

/** Everybody in a shop looks up products, and what is on offer. */
export const readsCatalogue: Rule[] = [
  ["read", "Category"],
  ["read", "CatalogueProduct"],
  ["read", "Offer"],
]

export const seesCost: Rule = ["read", "ProductCost"]

/** Those who count without knowing what should be there don't have it. */
export const seesExpectedStock: Rule[] = [
  ["read", "Stock"],
  ["read", "ExpectedStock"],
]

/** The duties about the catalogue. */
export const catalogueRights = {
  // Somebody who receives goods brings in their bills.
  keepStock: [
    ...addAndChange("CatalogueProduct"),
    ...addAndChange("Stock"),
    ["read", "Stock"],
    ["read", "SupplierBill"],
    ["create", "SupplierBill"],
  ],
  setPrices: [
    ...addAndChange("Category"),
    ...addAndChange("CatalogueProduct"),
    ...addAndChange("Offer"),
    ["create", "ProductPrice"],
    seesCost,
    ...seesExpectedStock,
    ["update", "ExpectedStock"],
  ],
} satisfies Record<string, Rule[]>
