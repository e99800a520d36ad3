"use client"

import { Boxes, Ellipsis, Eye, PencilLine, Plus, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { List } from "@/components/list/use-list"
import { ActionButton } from "@/components/ui/action-button"
import { ButtonLink } from "@/components/ui/button-link"
import { Menu, type MenuGroup } from "@/components/ui/menu"
import type { StockListQuery, StockRow } from "@/lib/features/catalogue/schema"
import { productListSource } from "./product-list-source"
import { useProductActions } from "./use-product-actions"
import { useProductColumns, useProductFilters } from "./use-product-columns"

type ProductList = List<StockRow, StockListQuery>

function RowActions({ product, list }: { product: StockRow; list: ProductList }) {
  const t = useTranslations("catalogue.actions")
  const canDelete = useAbility().can("delete", "Product")
  const actions = useProductActions()
  const remove = () => {
    list.show(list.rows.filter(({ id }) => id !== product.id))
    void actions.remove([product])
  }
  const groups: MenuGroup[] = [
    {
      items: [
        { label: t("edit"), icon: <PencilLine />, href: `/apps/ecommerce/product-list/${product.id}` },
        { label: t("view"), icon: <Eye />, href: `/apps/ecommerce/product-detail/${product.slug}` },
      ],
    },
  ]
  if (canDelete) groups.push({ items: [{ label: t("delete"), icon: <Trash2 />, tone: "danger", onSelect: remove }] })
  const label = t("of", { name: product.name })
  return <Menu button={{ variant: "ghost", size: "sm", iconOnly: true, label, icon: <Ellipsis /> }} items={groups} />
}

function BulkActions({ products, list }: { products: StockRow[]; list: ProductList }) {
  const t = useTranslations("catalogue.actions")
  const canDelete = useAbility().can("delete", "Product")
  const actions = useProductActions()
  if (!canDelete) return null
  const remove = async () => {
    if (await actions.remove(products)) list.selection.clear()
  }
  return (
    <ActionButton variant="soft" tone="danger" size="sm" icon={<Trash2 />} action={remove}>
      {t("delete")}
    </ActionButton>
  )
}

/** Products for users who manage the shop. */
export function ProductList() {
  const t = useTranslations("catalogue")
  const canAdd = useAbility().can("create", "Product")
  return (
    <ListScreen<StockRow, StockListQuery>
      source={productListSource}
      columns={useProductColumns()}
      filters={useProductFilters()}
      labels={{
        title: t("title"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ name }) => name,
      }}
      emptyIcon={<Boxes />}
      primaryAction={
        canAdd && (
          <ButtonLink href="/apps/ecommerce/product-list/add" icon={<Plus />}>
            {t("add")}
          </ButtonLink>
        )
      }
      rowActions={(product, list) => <RowActions product={product} list={list} />}
      bulkActions={(products, list) => <BulkActions products={products} list={list} />}
    />
  )
}
