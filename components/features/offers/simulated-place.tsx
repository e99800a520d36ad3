"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Checkbox } from "@/components/ui/checkbox"
import { DayInput } from "@/components/ui/day-input"
import { Input } from "@/components/ui/input"
import { Select } from "@/components/ui/select"
import { TimeInput } from "@/components/ui/time-input"
import type { ShopChoice } from "@/lib/features/businesses/schema/choices"
import type { Simulation } from "@/lib/features/offers/schema/simulation"
import { channels } from "@/lib/features/offers/values"
import type { SimulationParam, simulationQuery } from "./simulation-address"

type Query = ReturnType<typeof simulationQuery>
type Change = (changes: Partial<Record<SimulationParam | "shop", string>>) => void

/** A text that goes into the address once it is complete. */
function useTyped(stored: string, isWhole: (text: string) => boolean, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? stored,
    onChange: (text: string) => {
      const isDone = text === "" || isWhole(text)
      setTyped(isDone ? undefined : text)
      if (isDone) onChange(text)
    },
  }
}

function Drafts({ query, result, onChange }: Pick<Props, "query" | "onChange"> & { result: Simulation }) {
  const t = useTranslations("offers.simulator")
  const { drafts = "" } = query
  const [ticked, setTicked] = useState({ from: drafts, drafts })
  if (result.drafts.length === 0) return null
  // A tick shows at once, before the address has it and the price is known.
  const shown = (ticked.from === drafts ? ticked.drafts : drafts).split(",").map(Number)
  const tried = result.drafts.map(({ offer }) => offer).filter((offer) => shown.includes(offer))
  const change = (offers: number[]) => {
    setTicked({ from: drafts, drafts: offers.join(",") })
    onChange({ drafts: offers.join(",") })
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-dense text-ink">{t("drafts")}</legend>
      {result.drafts.map(({ offer, name }) => (
        <Checkbox
          key={offer}
          label={name}
          checked={tried.includes(offer)}
          onChange={({ target }) => change(target.checked ? [...tried, offer] : tried.filter((one) => one !== offer))}
        />
      ))}
    </fieldset>
  )
}

interface Props {
  query: Query
  result: Simulation | undefined
  shops: ShopChoice[]
  onChange: Change
}

/** Where and when the basket is priced. */
export function SimulatedPlace({ query, result, shops, onChange }: Props) {
  const t = useTranslations("offers")
  const date = useTyped(
    query.date ?? "",
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text),
    (text) => onChange({ date: text }),
  )
  const time = useTyped(
    query.time ?? "",
    (text) => /^\d{2}:\d{2}$/.test(text),
    (text) => onChange({ time: text }),
  )
  const { channel = "shop", shop, code = "" } = query
  return (
    <Card>
      <CardHeader title={t("where")} />
      <CardBody className="grid gap-4">
        <FieldFrame label={t("simulator.shop")}>
          {(control) => (
            <Select
              {...control}
              value={String(shop)}
              options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => onChange({ shop: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t("simulator.channel")}>
          {(control) => (
            <Select
              {...control}
              value={channel}
              options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
              onChange={({ target }) => onChange({ channel: target.value })}
            />
          )}
        </FieldFrame>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
          <FieldFrame label={t("simulator.date")} help={t("simulator.now")}>
            {(control) => <DayInput {...control} {...date} />}
          </FieldFrame>
          <FieldFrame label={t("simulator.time")}>{(control) => <TimeInput {...control} {...time} />}</FieldFrame>
        </div>
        <FieldFrame label={t("fields.code")}>
          {(control) => (
            <Input
              {...control}
              defaultValue={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => onChange({ code: target.value.trim() })}
            />
          )}
        </FieldFrame>
        {result && <Drafts query={query} result={result} onChange={onChange} />}
      </CardBody>
    </Card>
  )
}
