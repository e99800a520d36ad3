"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { TextField } from "@/components/form/text-field"
import { Wizard } from "@/components/form/wizard"
import { toast } from "@/components/ui/toast"
import { cashRounding } from "@/lib/core/cash/rounding"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/businesses/endpoints"
import type { Business, BusinessForm, Shop } from "@/lib/features/businesses/schema/businesses"
import { usualCurrency } from "@/lib/features/businesses/values"
import { AddressFields, IdentityFields, TaxFields } from "./fields/business-fields"
import { blankOpening, OpeningFields, openingOf } from "./fields/opening-fields"
import { CashRoundingField, TimeZoneField } from "./fields/shop-fields"
import { records, valuesOf } from "./records"
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

/** Proposes the currency and cash rounding of a newly chosen country, unless the user changed the last proposals. */
function CountryDefaults() {
  const { setValue, getValues } = useFormContext()
  const country = useWatch({ name: "country" }) as string
  const last = useRef(country)
  useEffect(() => {
    if (country === last.current) return
    const propose = <Value,>(name: string, of: (country: string) => Value) => {
      if (getValues(name) === of(last.current)) setValue(name, of(country))
    }
    propose("currency", currencyOf)
    propose("firstShop.cashRounding", cashRounding)
    last.current = country
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

/** The existing records of a draft. */
export interface Draft {
  business: Business
  shop?: Shop
  till?: { name: string }
  safe?: { name: string }
}

/** The values that the wizard begins with: those of a draft, or of a new business. */
function useFirstValues(draft: Draft | undefined) {
  const t = useTranslations("businesses")
  const language = useLanguage()
  const { business, shop } = draft ?? {}
  const own = business ? valuesOf("business", business) : { ...records.business.blank, language }
  const firstShop = {
    name: shop?.name ?? "",
    street: shop?.street ?? "",
    postcode: shop?.postcode ?? "",
    city: shop?.city ?? "",
    // Registration guessed the zone from the language, so prefer the browser's until somebody has changed the shop.
    timeZone: shop && shop.version > 1 ? shop.timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone,
    till: draft?.till?.name ?? t("tillName", { number: 1 }),
    safe: draft?.safe?.name ?? t("safeName"),
    cashRounding: shop?.cashRounding ?? cashRounding(business?.country ?? ""),
  }
  // The trading name follows the legal name while they are the same.
  return { ...own, ...(own.tradingName === own.legalName && { tradingName: "" }), firstShop, ...blankOpening }
}

/** Sets up a business or a draft with its first shop, till, safe, bank account and opening balances, in one request. */
export default function SetUpWizard({ draft, onDone }: { draft?: Draft; onDone: () => void }) {
  const t = useTranslations("businesses")
  const add = useMutation(endpoints.addBusiness, { invalidates: staleAfterWrite })
  const complete = useMutation(endpoints.setUpBusiness, { invalidates: [...staleAfterWrite, endpoints.getBusiness] })
  const defaultValues = useFirstValues(draft)

  async function send(values: object) {
    const typed = values as BusinessForm & typeof blankOpening
    const { bankAccount: _, opening: __, ...rest } = typed
    const body = { ...rest, ...openingOf(typed, t("setUp.accountName")) }
    if (draft) {
      const { id, version } = draft.business
      const { tradingName: name } = await complete.run({ params: { id }, body: { ...body, version } })
      void toast.success(t("done.state", { name, state: t("states.active") }))
    } else {
      const { tradingName: name } = await add.run({ body: { ...body, state: "active" } })
      void toast.success(t("done.added", { name }))
    }
    onDone()
  }
  return (
    <Wizard
      guard
      look="modern"
      defaultValues={defaultValues}
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
