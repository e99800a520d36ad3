"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { Drawer } from "@/components/ui/drawer"
import { PageHeader } from "@/components/ui/page-header"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/suppliers/endpoints"
import type { WholeSupplier } from "@/lib/features/suppliers/schema"
import { MergedNotice } from "./merged-notice"
import { SupplierBills } from "./supplier-bills"
import { SupplierDeliveries } from "./supplier-deliveries"
import { SupplierFigures } from "./supplier-figures"
import { SupplierPayments } from "./supplier-payments"

const EditSupplier = lazy(() => import("./edit-supplier"))
const MergeSupplier = lazy(() => import("./merge-supplier"))

function Facts({ supplier }: { supplier: WholeSupplier }) {
  const t = useTranslations("suppliers")
  const { street, postcode, city, country, paymentDays } = supplier
  const place = [street, [postcode, city].filter(Boolean).join(" "), country].filter(Boolean).join(", ")
  const plain = (["vatNumber", "companyNumber", "iban", "bic", "email", "phone"] as const).map((name) => ({
    ...{ term: t(`fields.${name}`), value: supplier[name] },
  }))
  return (
    <Card>
      <CardHeader title={t("details")} />
      <CardBody>
        <DescriptionList
          items={[
            ...plain,
            { term: t("fields.street"), value: place },
            { term: t("fields.paymentDays"), value: paymentDays },
            { term: t("fields.note"), value: <span className="whitespace-pre-line">{supplier.note || "–"}</span> },
          ]}
        />
      </CardBody>
    </Card>
  )
}

/** A supplier: master data, the amount outstanding, its bills, payments and deliveries. `open=edit` and `open=merge` are its drawers. */
export function SupplierPage({ first }: { first: WholeSupplier }) {
  const t = useTranslations("suppliers")
  const { data: supplier = first } = useQuery(endpoints.getSupplier, { params: { id: first.id } })
  const ability = useAbility()
  const mayEdit = ability.can("update", "SupplierBill")
  const mayMerge = mayEdit && supplier.mergedInto === null && supplier.merged.length === 0
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t("title"), href: "/business/suppliers" }, { label: supplier.name }]}
        title={supplier.name}
        actions={
          <>
            {mayMerge && (
              <Button variant="outline" onClick={() => setOpen("merge")}>
                {t("merge.open")}
              </Button>
            )}
            {mayEdit && <Button onClick={() => setOpen("edit")}>{t("edit")}</Button>}
          </>
        }
      />
      <div className="grid gap-4">
        <MergedNotice supplier={supplier} mayUndo={mayEdit} />
        <SupplierFigures supplier={supplier.id} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <SupplierBills supplier={supplier.id} />
          <div className="grid gap-4">
            <Facts supplier={supplier} />
            <SupplierPayments supplier={supplier.id} />
            {ability.can("read", "Stock") && <SupplierDeliveries name={supplier.name} />}
          </div>
        </div>
      </div>
      <Drawer open={mayEdit && open === "edit"} onClose={close} title={t("edit")}>
        <Suspense>
          <EditSupplier supplier={supplier} onDone={close} />
        </Suspense>
      </Drawer>
      <Drawer open={mayMerge && open === "merge"} onClose={close} title={t("merge.title", { name: supplier.name })}>
        <Suspense>
          <MergeSupplier supplier={supplier} onDone={close} />
        </Suspense>
      </Drawer>
    </>
  )
}
