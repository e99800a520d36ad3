"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { Keypad } from "@/components/cash/keypad"
import { useScanner } from "@/components/features/catalogue/use-scanner"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as catalogue from "@/lib/features/catalogue/endpoints"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { Countable, CountedLine } from "@/lib/features/stock/schema/stocktakes"
import { CountPicker } from "./count-picker"
import { scannedIn } from "./search-products"

const schema = () => import("@/lib/features/stock/schema/stocktakes").then(({ countForm }) => countForm)

/** The keypad types into the count. */
function CountKeypad() {
  const { setValue, setFocus } = useFormContext()
  const counted = useWatch({ name: "counted" })
  const text = typeof counted === "number" && !Number.isNaN(counted) ? String(counted) : ""
  const write = (next: string) =>
    setValue("counted", next === "" ? null : Number(next.slice(0, 7)), { shouldDirty: true, shouldValidate: false })
  return (
    <Keypad
      onDigits={(digits) => write(text + digits)}
      onBack={() => write(text.slice(0, -1))}
      onPrevious={() => setFocus("counted")}
      onNext={() => setFocus("counted")}
    />
  )
}

interface Props {
  id: number
  products: Countable[]
  counted: CountedLine[]
  onCounted: () => void
}

/** Counts one product after the other: scan or find it, type the pieces, save. What should be there is not shown. */
export function CountForm({ id, products, counted, onCounted }: Props) {
  const t = useTranslations("stock")
  const [product, setProduct] = useState<Pick<Countable, "id" | "name">>()
  const count = useMutation(endpoints.countStock)
  const unknown = (gtin: string) => void toast.info(t("count.unknown", { gtin }))
  useScanner((gtin) => {
    const own = scannedIn(products, gtin)
    if (own) return setProduct(own)
    // A product that the shop never had, but has now.
    void call(catalogue.listCatalogueProducts, { query: { gtin } }).then(
      ({ data: [found] }) => (found ? setProduct(found) : unknown(gtin)),
      () => unknown(gtin),
    )
  })
  if (!product) return <CountPicker products={products} counted={counted} onPick={setProduct} />
  return (
    <Form
      key={product.id}
      wide
      schema={schema}
      defaultValues={{ product: product.id, counted: null as never }}
      submitLabel={t("count.save")}
      onSubmit={async (body) => {
        const line = await count.run({ params: { id }, body })
        if (line.needsRecount) void toast.info(t("count.recount", { name: line.productName }))
        else void toast.success(t("count.saved", { name: line.productName, count: line.counted }))
        onCounted()
        setProduct(undefined)
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 break-words font-semibold text-base">
          <bdi>{product.name}</bdi>
        </h3>
        <Button variant="ghost" size="sm" onClick={() => setProduct(undefined)}>
          {t("count.other")}
        </Button>
      </div>
      <TextField required name="counted" type="number" min={0} inputMode="numeric" label={t("fields.counted")} />
      <CountKeypad />
    </Form>
  )
}
