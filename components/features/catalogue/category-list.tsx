"use client"

import { Archive, ArchiveRestore, Ellipsis, FolderTree, PencilLine, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useMemo } from "react"
import { useAbility } from "@/components/layout/ability"
import { dataFilter } from "@/components/list/data-filter"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { Category, CategoryListQuery } from "@/lib/features/catalogue/schema/categories"
import { categoryStates, type Level } from "@/lib/features/catalogue/values"
import { categoryListSource } from "./category-list-source"
import { staleCategories } from "./stale-categories"
import { useCategoryColumns } from "./use-category-columns"

const CategoryAdd = lazy(() => import("./category-form").then((module) => ({ default: module.CategoryAdd })))
const CategoryEdit = lazy(() => import("./category-form").then((module) => ({ default: module.CategoryEdit })))

function RowMenu({ row, onEdit, onAddTo }: { row: Category; onEdit: () => void; onAddTo?: () => void }) {
  const t = useTranslations("categories")
  const ability = useAbility()
  const attempt = useAttempt(staleCategories)
  const next = row.state === "active" ? "archived" : "active"
  const become = () =>
    attempt(async () => {
      await call(endpoints.changeCategory, { params: { id: row.id }, body: { state: next, version: row.version } })
      void toast.success(t(`done.${next}`, { name: row.name }))
    })
  if (!ability.can("update", "Category")) return null
  return (
    <Menu
      button={{
        variant: "ghost",
        size: "sm",
        iconOnly: true,
        label: t("actionsFor", { name: row.name }),
        icon: <Ellipsis />,
      }}
      items={[
        { label: t("edit.open"), icon: <PencilLine />, onSelect: onEdit },
        ...(onAddTo ? [{ label: t("add.subcategory"), icon: <Plus />, onSelect: onAddTo }] : []),
        {
          label: t(`become.${next}`),
          icon: next === "archived" ? <Archive /> : <ArchiveRestore />,
          onSelect: () => void become(),
        },
      ]}
    />
  )
}

/** The filter by category of the subcategories. */
const useParentFilter = () => {
  const t = useTranslations("categories")
  return dataFilter({
    name: "parent",
    label: t("category"),
    endpoint: endpoints.listCategories,
    options: ({ data }) =>
      data.filter(({ parent }) => parent === null).map(({ id, name }) => ({ value: String(id), label: name })),
    search: (q) => ({ q, level: "category", perPage: maxPerPage }),
  })
}

/** One level of the tree, and the drawer with the form. What the drawer shows is in the URL. */
export function CategoryList({ level }: { level: Level }) {
  const t = useTranslations("categories")
  const ability = useAbility()
  const source = useMemo(() => categoryListSource(level), [level])
  const parentFilter = useParentFilter()
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, edited] = /^edit-(\d{1,9})$/.exec(open ?? "") ?? []
  const [, isAdding, under] = /^(add)(?:-(\d{1,9}))?$/.exec(open ?? "") ?? []
  const added = under ? "subcategory" : level
  const mayAdd = ability.can("create", "Category")
  const columns = useCategoryColumns(level)
  const states = categoryStates.map((value) => ({ value, label: t(`states.${value}`) }))
  return (
    <>
      <ListScreen<Category, CategoryListQuery>
        source={source}
        columns={ability.can("read", "ProductCost") ? columns : columns.filter(({ name }) => name !== "marginBps")}
        filters={[
          ...(level === "subcategory" ? [parentFilter] : []),
          { name: "state", label: t("fields.state"), options: states },
        ]}
        labels={{
          title: t(`${level}Title`),
          search: t("search"),
          emptyTitle: t(`empty.${level}`),
          emptyText: t(`emptyText.${level}`),
          ownOrder: t("ownOrder"),
          row: ({ name }) => name,
        }}
        emptyIcon={<FolderTree />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t(`add.${level}`)}
            </Button>
          )
        }
        rowActions={(row) => (
          <RowMenu
            row={row}
            onEdit={() => setOpen(`edit-${row.id}`)}
            onAddTo={level === "category" && row.state === "active" ? () => setOpen(`add-${row.id}`) : undefined}
          />
        )}
      />
      <Drawer
        open={Boolean(mayAdd && isAdding) || Boolean(edited)}
        onClose={close}
        title={edited ? t(`edit.${level}`) : t(`add.${added}`)}
        size="lg"
      >
        <Suspense>
          {edited && <CategoryEdit key={edited} id={Number(edited)} onDone={close} />}
          {mayAdd && isAdding && <CategoryAdd level={added} parent={Number(under) || undefined} onDone={close} />}
        </Suspense>
      </Drawer>
    </>
  )
}
