"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { TextField } from "@/components/form/text-field"
import { Wizard } from "@/components/form/wizard"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/businesses/endpoints"
import type { BusinessForm } from "@/lib/features/businesses/schema/businesses"
import { roundsCash, usualCurrency } from "@/lib/features/businesses/values"
import { AddressFields, IdentityFields, TaxFields } from "./fields/business-fields"
import { CashRoundingField, TimeZoneField } from "./fields/shop-fields"
import { records } from "./records"
import { staleAfterWrite } from "./stale"

const identity = {
  legalName: true,
  tradingName: true,
  kind: true,
  country: true,
  currency: true,
  language: true,
} as const
const tax = { companyNumber: true, vatNumber: true, vatScheme: true, vatPeriod: true, yearEndMonth: true } as const
const form = () => import("@/lib/features/businesses/schema/businesses").then(({ businessForm }) => businessForm)

/** Proposes currency and rounding of a country, when the user chooses another one. */
function CountryDefaults() {
  const { setValue } = useFormContext()
  const country = useWatch({ name: "country" }) as string
  const last = useRef(country)
  useEffect(() => {
    if (country === last.current) return
    last.current = country
    setValue("currency", usualCurrency[country] ?? "EUR")
    setValue("firstShop.cashRounding", roundsCash.includes(country) ? 5 : 1)
  }, [country, setValue])
  return null
}

function FirstShopFields() {
  const t = useTranslations("businesses.fields")
  const currency = useWatch({ name: "currency" }) as string
  return (
    <div className="space-y-4">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="firstShop.name" label={t("shopName")} maxLength={120} />
        <TimeZoneField name="firstShop.timeZone" />
        <TextField required name="firstShop.till" label={t("firstTill")} maxLength={80} />
        <TextField required name="firstShop.safe" label={t("safe")} maxLength={80} />
        <CashRoundingField name="firstShop.cashRounding" currency={currency} />
      </div>
      <AddressFields within="firstShop." />
    </div>
  )
}

/** Sets up a business with its first shop, till and safe, in one request. */
export default function SetUpWizard({ onDone }: { onDone: () => void }) {
  const t = useTranslations("businesses")
  const language = useLanguage()
  const add = useMutation(endpoints.addBusiness, { invalidates: staleAfterWrite })
  const firstShop = {
    name: "",
    street: "",
    postcode: "",
    city: "",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    till: t("tillName", { number: 1 }),
    safe: t("safeName"),
    cashRounding: 1,
  }

  async function send(values: object) {
    const made = await add.run({ body: { ...(values as BusinessForm), state: "active" } })
    void toast.success(t("done.added", { name: made.tradingName }))
    onDone()
  }
  return (
    <Wizard
      look="modern"
      defaultValues={{ ...records.business.blank, language, firstShop }}
      submitLabel={t("setUp.finish")}
      onSubmit={send}
      steps={[
        {
          name: "identity",
          title: t("setUp.identity"),
          schema: () => form().then((schema) => schema.pick(identity)),
          fields: Object.keys(identity),
          content: (
            <>
              <CountryDefaults />
              <IdentityFields />
            </>
          ),
        },
        {
          name: "tax",
          title: t("setUp.tax"),
          schema: () => form().then((schema) => schema.pick(tax)),
          fields: Object.keys(tax),
          content: <TaxFields />,
        },
        {
          name: "shop",
          title: t("setUp.shop"),
          schema: () => form().then((schema) => schema.pick({ firstShop: true })),
          fields: ["firstShop"],
          content: <FirstShopFields />,
        },
      ]}
    />
  )
}
