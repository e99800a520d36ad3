"use client"

import { ClipboardList, Eye, Plus } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { DocumentListQuery } from "@/lib/features/stock/schema"
import type { Stocktake } from "@/lib/features/stock/schema/stocktakes"
import { usualRecountAbove } from "@/lib/features/stock/values"
import { stale } from "./acts"
import { DocumentState } from "./document-state"
import { documentListSource } from "./list-sources"
import { leading, TwoLines, useSharedColumns } from "./use-shared-columns"
import { useShops } from "./use-shops"

const schema = () => import("@/lib/features/stock/schema/stocktakes").then(({ stocktakeForm }) => stocktakeForm)
const pathOf = (id: number) => `/business/stock/count/${id}`

function useColumns(): ListColumn<Stocktake>[] {
  const t = useTranslations("stock")
  const format = useFormatter()
  const { shop } = useSharedColumns()
  return [
    {
      name: "date",
      header: t("fields.at"),
      cell: ({ at, by }) => <TwoLines what={format.dateTime(new Date(at), { dateStyle: "medium" })} detail={by.name} />,
      text: ({ at }) => at,
      sortBy: "at",
      width: "w-[36%]",
      ...leading,
    },
    shop({ width: "w-[30%]" }),
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state }) => <DocumentState state={state} />,
      text: ({ state }) => t(`documentStates.${state}`),
      width: "w-[20%]",
    },
  ]
}

function BeginForm({ shop, onCancel }: { shop: number | undefined; onCancel: () => void }) {
  const t = useTranslations("stock")
  const router = useRouter()
  const { shops } = useShops()
  const begin = useMutation(endpoints.addStocktake, { invalidates: stale })
  const first = shops.find(({ id }) => id === shop) ?? shops[0]
  if (!first) return null
  return (
    <Form
      schema={schema}
      defaultValues={{ shop: String(first.id), isBlind: true, recountAbove: usualRecountAbove, note: "" }}
      submitLabel={t("submit.counts")}
      onCancel={onCancel}
      onSubmit={async (body) => router.push(pathOf((await begin.run({ body })).id))}
    >
      {shops.length > 1 && (
        <SelectField
          name="shop"
          label={t("fields.shop")}
          options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <SwitchField name="isBlind" label={t("fields.isBlind")} help={t("form.blindHelp")} />
      <TextField
        name="recountAbove"
        type="number"
        min={0}
        inputMode="numeric"
        label={t("fields.recountAbove")}
        help={t("form.recountHelp")}
      />
    </Form>
  )
}

/** Stocktakes, newest first, and the form that begins one. */
export function CountsList() {
  const t = useTranslations("stock")
  const mayAdd = useAbility().can("create", "Stock")
  const shop = useChosenShop()
  const source = useMemo(() => documentListSource("counts", shop), [shop])
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <ListScreen<Stocktake, DocumentListQuery>
        source={source}
        columns={useColumns()}
        filters={[]}
        labels={{
          title: t("tabs.counts"),
          search: t("search.documents"),
          emptyTitle: t("empty.counts"),
          emptyText: t("emptyText.counts"),
          row: ({ shopName, businessDate }) => `${shopName}, ${businessDate}`,
        }}
        emptyIcon={<ClipboardList />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t("add.counts")}
            </Button>
          )
        }
        rowActions={({ id }) => (
          <ButtonLink variant="ghost" size="sm" iconOnly icon={<Eye />} label={t("open")} href={pathOf(id)} />
        )}
      />
      <Drawer open={mayAdd && open === "add"} onClose={close} title={t("add.counts")}>
        {mayAdd && open === "add" && <BeginForm shop={shop} onCancel={close} />}
      </Drawer>
    </>
  )
}
