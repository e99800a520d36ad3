"use client"

import { PackageOpen, Plus, Tags } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { dataFilter } from "@/components/list/data-filter"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { Drawer } from "@/components/ui/drawer"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { CatalogueProductQuery, CatalogueProduct as Product } from "@/lib/features/catalogue/schema/products"
import { productStates } from "@/lib/features/catalogue/values"
import { CatalogueActions } from "./catalogue-actions"
import { catalogueListSource } from "./catalogue-list-source"
import { ScanButton } from "./scan/scan-button"
import { useCatalogueColumns } from "./use-catalogue-columns"
import { useScanner } from "./use-scanner"

const CatalogueAdd = lazy(() => import("./catalogue-form").then((module) => ({ default: module.CatalogueAdd })))
const CatalogueProduct = lazy(() =>
  import("./catalogue-product").then((module) => ({ default: module.CatalogueProduct })),
)

const useCategoryFilter = () => {
  const t = useTranslations("products")
  return dataFilter({
    name: "category",
    label: t("fields.category"),
    endpoint: endpoints.listCategories,
    options: ({ data }) =>
      data.map(({ id, name, parentName }) => ({
        value: String(id),
        label: parentName ? `${parentName} › ${name}` : name,
      })),
    search: (q) => ({ q, perPage: maxPerPage }),
  })
}

/** Opens the product of a scanned barcode, or the form for a new one. */
function useScanToOpen(open: (text: string) => void, mayAdd: boolean) {
  const t = useTranslations("products")
  const showError = useErrorToast()
  return async (gtin: string) => {
    try {
      const [found] = (await call(endpoints.listCatalogueProducts, { query: { gtin } })).data
      if (found) return open(`product-${found.id}`)
      void toast.info(t("unknownGtin", { gtin }))
      if (mayAdd) open(`add-${gtin}`)
    } catch (error) {
      showError(error)
    }
  }
}

/** The products of all shops with the prices of the chosen one, and the drawer. What it shows is in the URL. */
export function CatalogueList() {
  const t = useTranslations("products")
  const ability = useAbility()
  const shop = useChosenShop()
  const source = useMemo(() => catalogueListSource(shop), [shop])
  const columns = useCatalogueColumns(ability.can("read", "ProductCost"))
  const categoryFilter = useCategoryFilter()
  const [open, setOpen] = useViewParam("open")
  const [, setPart] = useViewParam("part")
  const close = () => {
    setOpen(null, { replace: true })
    setPart(null, { replace: true })
  }
  const [, shown] = /^product-(\d{1,9})$/.exec(open ?? "") ?? []
  const [, isAdding, gtin] = /^(add)(?:-(\d{8,14}))?$/.exec(open ?? "") ?? []
  const mayAdd = ability.can("create", "CatalogueProduct")
  const scan = useScanToOpen(setOpen, mayAdd)
  useScanner((code) => void scan(code))
  const [scanned, setScanned] = useViewParam("scan")
  // A code that was scanned on another screen. Its place in the history goes to the product.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (!scanned) return
    setScanned(null, { replace: true })
    if (/^\d{8,14}$/.test(scanned)) void scan(scanned)
  }, [scanned])
  return (
    <>
      <ListScreen<Product, CatalogueProductQuery>
        source={source}
        columns={columns}
        filters={[
          categoryFilter,
          {
            name: "state",
            label: t("fields.state"),
            options: productStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          row: ({ name }) => name,
        }}
        emptyIcon={<PackageOpen />}
        primaryAction={
          <>
            <ScanButton onScan={(code) => void scan(code)} />
            {mayAdd && (
              <Button icon={<Plus />} onClick={() => setOpen("add")}>
                {t("add")}
              </Button>
            )}
          </>
        }
        bulkActions={(products) => (
          <ButtonLink
            size="sm"
            variant="soft"
            icon={<Tags />}
            href={`/business/product/labels?products=${products.map(({ id }) => id).join(",")}`}
          >
            {t("labels")}
          </ButtonLink>
        )}
        rowActions={(product) => (
          <CatalogueActions
            product={product}
            onOpen={() => setOpen(`product-${product.id}`)}
            onPrices={() => {
              setPart("prices")
              setOpen(`product-${product.id}`)
            }}
          />
        )}
      />
      <Drawer
        open={Boolean(shown) || Boolean(mayAdd && isAdding)}
        onClose={close}
        title={shown ? t("product") : t("add")}
        size="lg"
      >
        <Suspense>
          {shown && <CatalogueProduct key={shown} id={Number(shown)} shop={shop} onDone={close} />}
          {mayAdd && isAdding && (
            <CatalogueAdd
              key={gtin}
              gtin={gtin}
              onAdded={(id) => setOpen(`product-${id}`, { replace: true })}
              onCancel={close}
            />
          )}
        </Suspense>
      </Drawer>
    </>
  )
}
