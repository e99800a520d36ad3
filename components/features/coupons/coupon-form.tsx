"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { type MergeableForm, useRecordMerge } from "@/components/form/use-record-merge"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { shopCurrency } from "@/lib/features/catalogue/values"
import * as endpoints from "@/lib/features/coupons/endpoints"
import type { Coupon, CouponValues } from "@/lib/features/coupons/schema"
import { couponKinds } from "@/lib/features/coupons/values"
import { staleAfterWrite } from "./stale"
import { useCouponFields } from "./use-coupon-fields"
import { blank, valuesOf } from "./values"

const schema = () => import("@/lib/features/coupons/schema").then(({ couponForm }) => couponForm)

/** The discount in percent or as an amount. Free delivery has no value. */
function ValueField() {
  const t = useTranslations("coupons.form")
  const kind = useWatch({ name: "kind" }) as CouponValues["kind"]
  if (kind === "freeDelivery") return null
  if (kind === "amount")
    return <MoneyField required name="value" unit="major" currency={shopCurrency} label={t("amount")} />
  return (
    <TextField
      required
      name="value"
      type="number"
      inputMode="numeric"
      min={1}
      max={100}
      step={1}
      label={t("percent")}
      end={<span className="pe-2 text-dense">%</span>}
    />
  )
}

/**
 * The form for a coupon. For an existing one it shows at once what others change, and sends only what the user has changed;
 * the code is read-only.
 */
export default function CouponForm({ coupon, onDone }: { coupon?: Coupon; onDone: () => void }) {
  const t = useTranslations("coupons")
  const add = useMutation(endpoints.addCoupon, { invalidates: staleAfterWrite })
  const update = useMutation(endpoints.updateCoupon, { invalidates: staleAfterWrite })
  const latest = coupon ? valuesOf(coupon) : blank
  const [before] = useState(latest)
  // Coupons have no version; the list that the form is part of brings their changes.
  const merge = useRecordMerge<CouponValues>({ latest: { version: 0, values: latest }, reload: async () => undefined })
  const describe = useCouponFields()

  async function send(values: CouponValues, form: MergeableForm) {
    const { code } = values
    if (!coupon) await add.run({ body: { coupon: values } })
    else {
      // Sending unchanged fields would round the time at which a coupon was ended to a day.
      const problems = await merge.save(form, values, (changes) =>
        update.run({ body: { coupon: { code: coupon.code, ...changes } } }),
      )
      if (problems) return problems
    }
    void toast.success(t(coupon ? "done.saved" : "done.added", { code }))
    onDone()
    return undefined
  }

  return (
    <Form schema={schema} defaultValues={before} onSubmit={send} submitLabel={t(coupon ? "form.save" : "add")}>
      {coupon && <MergeNotice merge={merge} describe={describe} />}
      <TextField
        required
        name="code"
        label={t("columns.code")}
        help={t(coupon ? "form.codeStays" : "form.codeHelp")}
        readOnly={Boolean(coupon)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField
        name="kind"
        label={t("columns.kind")}
        options={couponKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <ValueField />
      <MoneyField
        name="minimum"
        unit="major"
        currency={shopCurrency}
        label={t("columns.minimum")}
        help={t("form.minimumHelp")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField name="startsOn" label={t("form.startsOn")} min="1990-01-01" max="2199-12-31" />
        <DayField name="endsOn" label={t("form.endsOn")} min="1990-01-01" max="2199-12-31" />
      </div>
      <TextField
        name="mostUses"
        type="number"
        inputMode="numeric"
        min={Math.max(1, coupon?.uses ?? 1)}
        step={1}
        label={t("form.mostUses")}
        help={t("form.mostUsesHelp")}
      />
      <SwitchField controlAtEnd name="oncePerPerson" label={t("form.oncePerPerson")} />
      <SwitchField controlAtEnd name="isOffered" label={t("form.isOffered")} help={t("form.isOfferedHelp")} />
    </Form>
  )
}
