"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { RadioGroup } from "@/components/ui/radio-group"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { CartSummary } from "@/lib/features/orders/schema/checkout"
import { AddressLines } from "./address-lines"
import { PaymentForm } from "./payment-form"
import { PricePanel } from "./price-panel"
import type { Go } from "./use-checkout"

/** Checkout step for the payment. The chosen method is in the URL; the payment details are not. */
export default function PaymentStep({ summary, go }: { summary: CartSummary; go: Go }) {
  const t = useTranslations("orders.payment")
  const [way, setWay] = useViewParam("by")
  const { payments, savedAddress, savedCard } = summary
  const chosen = payments.find((payment) => payment === way) ?? payments[0] ?? "cashOnDelivery"
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card>
        <CardHeader title={t("title")} subtitle={t("text")} />
        <CardBody className="grid gap-5">
          {savedAddress ? (
            <>
              <RadioGroup
                name="payment"
                legend={t("way")}
                hideLegend
                look="cards"
                value={chosen}
                onChange={(event) => setWay(event.target.value, { replace: true })}
                options={payments.map((payment) => ({
                  value: payment,
                  label: payment === "savedCard" && savedCard ? savedCard.label : t(`ways.${payment}`),
                  help: t(`help.${payment}`),
                }))}
              />
              <PaymentForm key={chosen} way={chosen} summary={summary} go={go} />
            </>
          ) : (
            <Alert
              tone="warning"
              action={
                <Button size="sm" variant="outline" onClick={() => go("address")}>
                  {t("toAddress")}
                </Button>
              }
            >
              {t("noAddress")}
            </Alert>
          )}
        </CardBody>
      </Card>
      <div className="grid gap-5">
        {savedAddress && (
          <Card>
            <CardHeader
              title={t("deliverTo")}
              actions={
                <Button size="sm" variant="ghost" tone="brand" onClick={() => go("address")}>
                  {t("change")}
                </Button>
              }
            />
            <CardBody>
              <AddressLines address={savedAddress} />
            </CardBody>
          </Card>
        )}
        <PricePanel summary={summary} />
      </div>
    </div>
  )
}
