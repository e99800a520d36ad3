"use client"

import { useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import type { Place } from "@/components/features/businesses/use-places"
import { DayField } from "@/components/form/day-field"
import { SelectField } from "@/components/form/select-field"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { WeekdaysField } from "@/components/form/weekdays-field"
import type { Offer } from "@/lib/features/offers/schema"
import { channels } from "@/lib/features/offers/values"
import { CheckPanel } from "./check-panel"
import { GoodsFields } from "./goods-field"
import { HoursField } from "./hours-field"
import { KnownGoods } from "./known-goods"
import { ManyField } from "./many-field"
import { RewardFields } from "./reward-fields"

const Heading = ({ children }: { children: string }) => <h3 className="mt-2 font-semibold text-base">{children}</h3>

function PlaceFields({ places, place, isNew }: { places: Place[]; place: Place | undefined; isNew: boolean }) {
  const t = useTranslations("offers")
  const { setValue } = useFormContext()
  const shops = (place?.shops ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      {isNew && places.length > 1 && (
        <SelectField
          name="business"
          label={t("fields.business")}
          options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => {
            setValue("business", Number(target.value))
            setValue("conditions.shops", [])
          }}
        />
      )}
      {shops.length > 1 && (
        <ManyField name="conditions.shops" label={t("fields.shops")} help={t("help.shops")} options={shops} isNumeric />
      )}
      <ManyField
        name="conditions.channels"
        label={t("fields.channels")}
        help={t("help.channels")}
        options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
    </>
  )
}

function LimitFields() {
  const t = useTranslations("offers")
  const code = useWatch({ name: "conditions.code" })
  const numbers = ["most", "mostUses", "mostPerCustomer"] as const
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField
          name="priority"
          type="number"
          min={0}
          max={100}
          label={t("fields.priority")}
          help={t("help.priority")}
        />
        {numbers.map((name) => (
          <TextField
            key={name}
            name={name}
            type="number"
            min={1}
            label={t(`fields.${name}`)}
            help={t(`help.${name}`)}
          />
        ))}
      </div>
      <SwitchField controlAtEnd name="stacks" label={t("fields.stacks")} help={t("help.stacks")} />
      <TextField
        name="conditions.code"
        label={t("fields.code")}
        help={t("help.code")}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {code && <SwitchField controlAtEnd name="isOffered" label={t("fields.isOffered")} help={t("help.isOffered")} />}
    </>
  )
}

/** The fields of an offer: what it gives on which goods, then where and when, then how often. */
export function OfferFields({ places, offer }: { places: Place[]; offer?: Offer }) {
  const t = useTranslations("offers")
  const chosen = Number(useWatch({ name: "business" })) || offer?.business
  const kind = useWatch({ name: "reward.kind" })
  const place = places.find(({ id }) => id === chosen) ?? (offer ? undefined : places[0])
  return (
    <KnownGoods value={offer?.goods ?? []}>
      <TextField required name="name" label={t("fields.name")} help={t("help.name")} maxLength={120} />
      <RewardFields currency={offer?.currency ?? place?.currency ?? "EUR"} />
      {kind !== "bundle" && <GoodsFields name="target" help={t("help.goods")} />}
      <Heading>{t("where")}</Heading>
      <PlaceFields places={places} place={place} isNew={!offer} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <DayField name="conditions.from" label={t("fields.from")} />
        <DayField name="conditions.until" label={t("fields.until")} />
      </div>
      <WeekdaysField name="conditions.weekdays" label={t("fields.weekdays")} help={t("help.weekdays")} />
      <HoursField />
      <Heading>{t("limits")}</Heading>
      <LimitFields />
      <CheckPanel id={offer?.id} business={chosen ?? place?.id} />
    </KnownGoods>
  )
}
