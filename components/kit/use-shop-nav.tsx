import { BookOpen, Gift, Mail, PenTool } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"

const places = [
  { key: "books", icon: <BookOpen aria-hidden="true" /> },
  { key: "pens", icon: <PenTool aria-hidden="true" /> },
  { key: "cards", icon: <Mail aria-hidden="true" /> },
  { key: "gifts", icon: <Gift aria-hidden="true" />, disabled: true },
] as const

/** Sample links for the navigation demos. Clicking one only updates local state. */
export function useShopNav(withIcons = false) {
  const t = useTranslations("kit/nav-component.place")
  const [current, onPick] = useState<string>("books")
  const items = places.map(({ icon, ...place }) => ({
    ...place,
    label: t(place.key),
    href: `/apps/ecommerce/shop?shelf=${place.key}`,
    icon: withIcons ? icon : undefined,
  }))
  return { items, current, onPick }
}
