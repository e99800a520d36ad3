import { Leaf, NotebookPen, Truck } from "lucide-react"
import { useTranslations } from "next-intl"
import type { TabPart } from "@/components/ui/tab-set"

const parts = [
  { key: "details", icon: <NotebookPen aria-hidden="true" /> },
  { key: "delivery", icon: <Truck aria-hidden="true" /> },
  { key: "care", icon: <Leaf aria-hidden="true" /> },
] as const

/** Product information about a notebook, for the tab demos. */
export function useProductTabs(page: "tabs-component" | "pills-component", withIcons = false): TabPart[] {
  const t = useTranslations(`kit/${page}.tab`)
  return parts.map(({ key, icon }) => ({
    key,
    label: t(key),
    icon: withIcons ? icon : undefined,
    content: <p>{t(`${key}Text`)}</p>,
  }))
}
