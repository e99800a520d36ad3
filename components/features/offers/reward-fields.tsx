"use client"

import { useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { PercentField } from "@/components/features/catalogue/percent-field"
import { MoneyField } from "@/components/form/money-field"
import { Repeater } from "@/components/form/repeater"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Select } from "@/components/ui/select"
import { Switch } from "@/components/ui/switch"
import { type RewardKind, rewardKinds } from "@/lib/features/offers/values"
import { blankRewards, noGoods } from "./form-values"
import { GoodsFields } from "./goods-field"

interface Money {
  currency: string
}
const grid = "grid gap-x-5 gap-y-4 sm:grid-cols-2"

function Count({ name, label, min = 1 }: { name: string; label: string; min?: number }) {
  return <TextField required name={name} type="number" inputMode="numeric" min={min} label={label} />
}

/** The reduction from a minimum total upwards: a rate or an amount. */
function OffField({ currency }: Money) {
  const t = useTranslations("offers")
  const { setValue } = useFormContext()
  const off = useWatch({ name: "reward.off" }) as object | null
  const isRate = off !== null && typeof off === "object" && "rate" in off
  return (
    <>
      <div>
        <p className="mb-1.5 font-medium text-dense text-ink">{t("fields.offBy")}</p>
        <Select
          aria-label={t("fields.offBy")}
          value={isRate ? "rate" : "amount"}
          options={(["rate", "amount"] as const).map((value) => ({ value, label: t(`offBy.${value}`) }))}
          onChange={({ target }) => setValue("reward.off", { [target.value]: null }, { shouldDirty: true })}
        />
      </div>
      {isRate ? (
        <PercentField required name="reward.off.rate" label={t("fields.rate")} />
      ) : (
        <MoneyField required name="reward.off.amount" label={t("fields.off")} currency={currency} />
      )}
    </>
  )
}

/** "Buy X, get Y": the quantities, the reduction, and whether it is for other goods than those bought. */
function BuyGetFields() {
  const t = useTranslations("offers")
  const { setValue } = useFormContext()
  const gets = useWatch({ name: "reward.gets" })
  return (
    <>
      <div className={grid}>
        <Count name="reward.buy" label={t("fields.buy")} />
        <Count name="reward.get" label={t("fields.get")} />
        <PercentField required name="reward.rate" label={t("fields.getRate")} help={t("help.getRate")} />
      </div>
      <Switch
        controlAtEnd
        label={t("fields.gets")}
        help={t("help.gets")}
        checked={Boolean(gets)}
        onChange={({ target }) =>
          setValue("reward.gets", target.checked ? noGoods : undefined, { shouldDirty: true, shouldValidate: false })
        }
      />
      {gets && <GoodsFields name="reward.gets" help={t("help.goods")} />}
    </>
  )
}

function BundleFields({ currency }: Money) {
  const t = useTranslations("offers")
  return (
    <>
      <MoneyField required name="reward.price" label={t("fields.bundlePrice")} currency={currency} />
      <Repeater name="reward.parts" empty={{ target: noGoods, pieces: 1 }} min={2} addLabel={t("addPart")}>
        {(name) => (
          <div className="grid gap-3">
            <Count name={name("pieces")} label={t("fields.pieces")} />
            <GoodsFields name={name("target")} />
          </div>
        )}
      </Repeater>
    </>
  )
}

/** The reward fields for a kind of offer. */
function KindFields({ kind, currency }: Money & { kind: RewardKind }) {
  const t = useTranslations("offers.fields")
  switch (kind) {
    case "percent":
      return <PercentField required name="reward.rate" label={t("rate")} />
    case "amount":
      return <MoneyField required name="reward.off" label={t("offEach")} currency={currency} />
    case "fixed-price":
      return <MoneyField required name="reward.price" label={t("priceEach")} currency={currency} />
    case "n-for":
      return (
        <div className={grid}>
          <Count name="reward.pieces" label={t("pieces")} min={2} />
          <MoneyField required name="reward.price" label={t("priceTogether")} currency={currency} />
        </div>
      )
    case "buy-get":
      return <BuyGetFields />
    case "bundle":
      return <BundleFields currency={currency} />
    case "threshold":
      return (
        <div className={grid}>
          <MoneyField required name="reward.minimum" label={t("minimum")} currency={currency} />
          <OffField currency={currency} />
        </div>
      )
    case "free-delivery":
      return <MoneyField required name="reward.minimum" label={t("minimum")} currency={currency} />
  }
}

/** The kind of an offer, and its reward. */
export function RewardFields({ currency }: Money) {
  const t = useTranslations("offers")
  const { setValue } = useFormContext()
  const kind = useWatch({ name: "reward.kind" }) as RewardKind
  return (
    <>
      <SelectField
        name="reward.kind"
        label={t("fields.kind")}
        help={t(`kindHelp.${kind}`)}
        options={rewardKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ target }) =>
          setValue("reward", blankRewards[target.value as RewardKind], { shouldDirty: true, shouldValidate: false })
        }
      />
      <KindFields key={kind} kind={kind} currency={currency} />
    </>
  )
}
