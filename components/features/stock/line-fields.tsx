"use client"

import { useTranslations } from "next-intl"
import { DayField } from "@/components/form/day-field"
import { MoneyField } from "@/components/form/money-field"
import { Repeater } from "@/components/form/repeater"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { usualVatRates } from "@/lib/features/till-sessions/values"
import { ProductField } from "./product-field"
import type { StockShop } from "./use-shops"

/** The usual VAT rates of a country, as options of a select. */
export function useRates(country: string) {
  const locale = useLanguage()
  const percent = new Intl.NumberFormat(intlLocale(locale), { style: "percent", maximumFractionDigits: 1 })
  return usualVatRates(country).map((rate) => ({ value: rate, label: percent.format(rate / 10_000) }))
}

const blank = { product: null, quantity: null }

interface Props {
  shop: StockShop
  withCost: boolean
  /** Names of products that the form begins with. */
  names?: ReadonlyMap<number, string>
}

/** The products of a document; those of a delivery have a cost, VAT and an expiry date. */
export function LineFields({ shop, withCost, names }: Props) {
  const t = useTranslations("stock")
  const rates = useRates(shop.country)
  const empty = withCost ? { ...blank, cost: null, vatRate: rates[0]?.value ?? 0, expiresOn: "" } : blank
  return (
    <Repeater name="lines" empty={empty} addLabel={t("form.addLine")}>
      {(name) => (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-6">
          <ProductField
            name={name("product")}
            label={t("fields.product")}
            className="col-span-2 md:col-span-4"
            names={names}
          />
          <TextField
            required
            name={name("quantity")}
            type="number"
            min={1}
            inputMode="numeric"
            label={t("fields.quantity")}
            className={withCost ? "md:col-span-2" : "col-span-2"}
          />
          {withCost && (
            <>
              <MoneyField
                required
                name={name("cost")}
                label={t("fields.lineCost")}
                currency={shop.currency}
                className="md:col-span-2"
              />
              <SelectField
                name={name("vatRate")}
                label={t("fields.vatRate")}
                options={rates.map(({ value, label }) => ({ value: String(value), label }))}
                className="md:col-span-2"
              />
              <DayField name={name("expiresOn")} label={t("fields.expiresOn")} className="md:col-span-2" />
            </>
          )}
        </div>
      )}
    </Repeater>
  )
}
