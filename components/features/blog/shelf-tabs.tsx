"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Tabs } from "@/components/ui/tabs"
import type { Topics } from "@/lib/features/blog/schema"
import type { BlogShelf } from "@/lib/features/blog/values"
import { listPath } from "./paths"

const reading: BlogShelf[] = ["published", "saved"]
const writing: BlogShelf[] = ["published", "drafts", "pending", "saved"]
const addressOf = (shelf: BlogShelf) => (shelf === "published" ? listPath : `${listPath}?shelf=${shelf}`)

/** Tabs for published posts, and for the user's own drafts, pending and saved posts. */
export function ShelfTabs({ current, counts }: { current: BlogShelf; counts?: Topics["shelves"] }) {
  const t = useTranslations("blog")
  const shelves = useAbility().can("create", "Blog") ? writing : reading
  return (
    <Tabs
      label={t("shelvesLabel")}
      current={addressOf(current)}
      tabs={shelves.map((shelf) => ({
        label: t(`shelves.${shelf}`),
        href: addressOf(shelf),
        count: counts?.[shelf],
      }))}
    />
  )
}
