"use client"

import { useTranslations } from "next-intl"
import type { ProductForm } from "@/lib/features/catalogue/schema"

const labels = {
  name: "form.name",
  brand: "form.brand",
  category: "columns.category",
  description: "form.description",
  price: "columns.price",
  stock: "columns.stock",
  deliveryDays: "form.deliveryDays",
  rating: "columns.rating",
  hasFreeShipping: "freeShipping",
  colorOptions: "form.colors",
  images: "pictures.label",
  facts: "facts.label",
} as const satisfies Record<keyof ProductForm, string>

/** Returns a function that describes a field of a product in the notice about what others have changed. */
export function useDescription() {
  const t = useTranslations("catalogue")
  return (name: keyof ProductForm, value: unknown) => {
    const label = t(labels[name])
    if (name === "category") return { label, text: t(`categories.${value as ProductForm["category"]}`) }
    return { label, text: typeof value === "string" || typeof value === "number" ? String(value) : undefined }
  }
}
