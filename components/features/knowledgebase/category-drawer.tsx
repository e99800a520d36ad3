"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { SavedKbCategory } from "@/lib/features/knowledgebase/schema"
import type { Category } from "./use-kb"
import { useKbActions } from "./use-kb-actions"

const CategoryForm = lazy(() => import("./category-form"))

interface Props {
  categories: Category[]
  onSaved?: (category: SavedKbCategory) => void
}

/** Drawer to add or edit a category; the URL says which (`open=category:3`). */
export function CategoryDrawer({ categories, onSaved }: Props) {
  const t = useTranslations("knowledgebase")
  const actions = useKbActions()
  const ability = useAbility()
  const [open, setOpen] = useViewParam("open")
  const which = open?.startsWith("category:") ? open.slice("category:".length) : undefined
  const isNew = which === "new"
  const category = categories.find(({ id }) => String(id) === which)
  const shown = isNew ? ability.can("create", "Help") : category !== undefined && ability.can("update", "Help")
  const close = () => setOpen(null, { replace: true })
  return (
    <Drawer open={shown} onClose={close} title={t(isNew ? "addCategory" : "editCategory")}>
      <Suspense>
        {shown && (
          <CategoryForm
            key={which}
            category={category}
            onSave={async (values) => {
              const saved = await actions.saveCategory(category, values)
              close()
              onSaved?.(saved)
            }}
          />
        )}
      </Suspense>
    </Drawer>
  )
}
