"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"
import { Slider } from "@/components/ui/slider"

const max = 500

export default function WithInput() {
  const t = useTranslations("kit/slider.with-input")
  const [units, setUnits] = useState(120)
  const type = (text: string) => setUnits(Math.min(max, Math.max(0, Number.parseInt(text, 10) || 0)))
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <FieldFrame label={t("label")} className="w-28">
        {(control) => (
          <Input
            {...control}
            type="number"
            min={0}
            max={max}
            value={units}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </FieldFrame>
      <div className="min-w-40 flex-1">
        <Slider labels={[t("slider")]} values={[units]} max={max} onChange={([value]) => setUnits(value ?? 0)} />
      </div>
    </div>
  )
}
