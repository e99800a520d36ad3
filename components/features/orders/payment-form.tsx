"use client"

import { useTranslations } from "next-intl"
import { useMoney } from "@/components/features/catalogue/price"
import { Form } from "@/components/form/form"
import { MaskedField } from "@/components/form/masked-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { cvcMask } from "@/components/ui/masks"
import type { CartSummary } from "@/lib/features/orders/schema/checkout"
import { instalments, type OrderPayment } from "@/lib/features/orders/values"
import { CardFields } from "./card-fields"
import { CashForm } from "./cash-form"
import { TestNumbers } from "./test-numbers"
import type { Go } from "./use-checkout"
import { usePlaceOrder } from "./use-place-order"

const schemas = () => import("@/lib/features/orders/schema/checkout")
const blankCard = { number: "", expiry: "", cvc: "", holder: "" }

interface Props {
  way: OrderPayment
  summary: CartSummary
  go: Go
}

/** Form of a payment method. The payment details are discarded once they are submitted. */
export function PaymentForm({ way, summary, go }: Props) {
  const t = useTranslations("orders.payment")
  const money = useMoney()
  const place = usePlaceOrder(go)
  const { totalMinor, banks, paymentsAreTests } = summary
  const formProps = { submitLabel: t("pay", { amount: money(totalMinor) }), guard: false, wide: true }
  const testNumbers = paymentsAreTests && way !== "cashOnDelivery" && <TestNumbers way={way} />
  switch (way) {
    case "cashOnDelivery":
      return <CashForm totalMinor={totalMinor} place={place} />
    case "card":
      return (
        <Form
          {...formProps}
          schema={() => schemas().then(({ cardForm }) => cardForm)}
          defaultValues={{ ...blankCard, keepCard: false }}
          onSubmit={({ keepCard, ...card }) => place({ payment: way, totalMinor, keepCard }, { kind: "card", ...card })}
        >
          {testNumbers}
          <CardFields mayKeep />
        </Form>
      )
    case "emi":
      return (
        <Form
          {...formProps}
          schema={() => schemas().then(({ emiForm }) => emiForm)}
          defaultValues={{ ...blankCard, keepCard: false, instalments: "3" }}
          onSubmit={({ keepCard, instalments: parts, ...card }) =>
            place({ payment: way, totalMinor, keepCard, instalments: parts }, { kind: "card", ...card })
          }
        >
          {testNumbers}
          <SelectField
            name="instalments"
            label={t("instalments")}
            options={instalments.map((parts) => ({
              value: String(parts),
              label: t("monthly", { parts, amount: money(Math.ceil(totalMinor / parts)) }),
            }))}
          />
          <CardFields />
        </Form>
      )
    case "savedCard":
      return (
        <Form
          {...formProps}
          schema={() => schemas().then(({ savedCardForm }) => savedCardForm)}
          defaultValues={{ cvc: "" }}
          onSubmit={({ cvc }) => place({ payment: way, totalMinor }, { kind: "savedCard", cvc })}
        >
          {testNumbers}
          <MaskedField
            required
            mask={cvcMask}
            name="cvc"
            label={t("cvc")}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            className="max-w-40"
          />
        </Form>
      )
    case "netBanking":
      return (
        <Form
          {...formProps}
          schema={() => schemas().then(({ bankForm }) => bankForm)}
          defaultValues={{ bank: banks[0] ?? "" }}
          onSubmit={({ bank }) => place({ payment: way, totalMinor }, { kind: "bank", bank })}
        >
          {testNumbers}
          <SelectField name="bank" label={t("bank")} options={banks.map((bank) => ({ value: bank, label: bank }))} />
        </Form>
      )
    case "giftCard":
      return (
        <Form
          {...formProps}
          schema={() => schemas().then(({ giftCardForm }) => giftCardForm)}
          defaultValues={{ code: "" }}
          onSubmit={({ code }) => place({ payment: way, totalMinor }, { kind: "giftCard", code })}
        >
          {testNumbers}
          <TextField required name="code" label={t("giftCode")} autoComplete="off" autoCapitalize="characters" />
        </Form>
      )
  }
}
