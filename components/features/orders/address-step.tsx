"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { RadioField } from "@/components/form/radio-field"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/orders/endpoints"
import type { CartSummary } from "@/lib/features/orders/schema/checkout"
import type { Address } from "@/lib/features/orders/schema/parts"
import { addressKinds } from "@/lib/features/orders/values"
import { AddressLines } from "./address-lines"
import { loadPayment } from "./later-steps"
import { PricePanel } from "./price-panel"
import type { Go } from "./use-checkout"

const schema = () => import("@/lib/features/orders/schema/parts").then(({ addressForm }) => addressForm)
const blank: Address = {
  fullName: "",
  phone: "",
  line1: "",
  line2: "",
  city: "",
  state: "",
  postcode: "",
  country: "",
  kind: "home",
}

/** Checkout step for the delivery address: the saved one or a new one. */
export default function AddressStep({ summary, go }: { summary: CartSummary; go: Go }) {
  const t = useTranslations("orders.address")
  const save = useMutation(endpoints.saveAddress, { invalidates: [endpoints.getCartSummary] })
  const { savedAddress } = summary
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card>
        <CardHeader title={t(savedAddress ? "other" : "title")} subtitle={t("text")} />
        <CardBody>
          <Form
            schema={schema}
            defaultValues={blank}
            submitLabel={t("submit")}
            onSubmit={async (body) => {
              await Promise.all([save.run({ body }), loadPayment()])
              go("payment")
            }}
          >
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              <TextField required name="fullName" label={t("fullName")} autoComplete="name" />
              <TextField required name="phone" type="tel" label={t("phone")} autoComplete="tel" />
              <TextField required name="line1" label={t("line1")} autoComplete="address-line1" />
              <TextField name="line2" label={t("line2")} autoComplete="address-line2" />
              <TextField required name="postcode" label={t("postcode")} autoComplete="postal-code" />
              <TextField required name="city" label={t("city")} autoComplete="address-level2" />
              <TextField name="state" label={t("state")} autoComplete="address-level1" />
              <TextField name="country" label={t("country")} autoComplete="country-name" />
            </div>
            <RadioField
              name="kind"
              label={t("kind")}
              look="row"
              options={addressKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            />
          </Form>
        </CardBody>
      </Card>
      <div className="grid gap-5 max-lg:order-first">
        {savedAddress && (
          <Card>
            <CardHeader title={t("saved")} subtitle={t(`kinds.${savedAddress.kind}`)} />
            <CardBody>
              <AddressLines address={savedAddress} />
              <Button className="mt-4 w-full" onClick={() => go("payment")}>
                {t("use")}
              </Button>
            </CardBody>
          </Card>
        )}
        <div className="max-lg:hidden">
          <PricePanel summary={summary} />
        </div>
      </div>
    </div>
  )
}
