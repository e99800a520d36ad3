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
import { blankOpening, OpeningFields, openingOf } from "./fields/opening-fields"
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
  street: true,
  postcode: true,
  city: true,
} as const
const tax = { companyNumber: true, vatNumber: true, vatScheme: true, vatPeriod: true, yearEndMonth: true } as const
const schemas = () => import("@/lib/features/businesses/schema/businesses")
const form = () => schemas().then(({ businessForm }) => businessForm)

const currencyOf = (country: string) => usualCurrency[country] ?? "EUR"

/** Proposes currency and rounding of a country, when the user chooses another one and has kept what was proposed before. */
function CountryDefaults() {
  const { setValue, getValues } = useFormContext()
  const country = useWatch({ name: "country" }) as string
  const last = useRef(country)
  useEffect(() => {
    if (country === last.current) return
    if (getValues("currency") === currencyOf(last.current)) setValue("currency", currencyOf(country))
    last.current = country
    setValue("firstShop.cashRounding", roundsCash.includes(country) ? 5 : 1)
  }, [country, setValue, getValues])
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

/** Sets up a business with its first shop, till, safe and bank account, and what is in them, in one request. */
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
    const typed = values as BusinessForm & typeof blankOpening
    const { bankAccount: _, opening: __, ...rest } = typed
    const opening = openingOf(typed, t("setUp.accountName"))
    const made = await add.run({ body: { ...rest, ...opening, state: "active" } })
    void toast.success(t("done.added", { name: made.tradingName }))
    onDone()
  }
  return (
    <Wizard
      guard
      look="modern"
      defaultValues={{ ...records.business.blank, language, firstShop, ...blankOpening }}
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
              <div className="mt-4">
                <AddressFields />
              </div>
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
        {
          name: "opening",
          title: t("setUp.opening"),
          schema: () => schemas().then(({ openingStep }) => openingStep),
          fields: ["bankAccount", "opening"],
          content: <OpeningFields />,
        },
      ]}
    />
  )
}
