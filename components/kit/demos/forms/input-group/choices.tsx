"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Checkbox } from "@/components/ui/checkbox"
import { Input } from "@/components/ui/input"
import { InputAddon, InputGroup } from "@/components/ui/input-group"

const kinds = ["percent", "amount"] as const

/** A checkbox or radio button decides whether the input next to it applies. */
export default function Choices() {
  const t = useTranslations("kit/input-group")
  const name = useId()
  const [isGift, setGift] = useState(true)
  const [kind, setKind] = useState<(typeof kinds)[number]>("percent")
  return (
    <div className="space-y-4">
      <InputGroup>
        <InputAddon className="px-1!">
          <Checkbox
            hideLabel
            label={t("choices.gift")}
            checked={isGift}
            onChange={(event) => setGift(event.target.checked)}
          />
        </InputAddon>
        <Input aria-label={t("choices.words")} placeholder={t("choices.words")} disabled={!isGift} />
      </InputGroup>
      {kinds.map((each) => (
        <InputGroup key={each}>
          <InputAddon>
            <input
              type="radio"
              name={name}
              aria-label={t(`choices.${each}`)}
              checked={kind === each}
              onChange={() => setKind(each)}
              className="size-4 accent-brand-mark"
            />
          </InputAddon>
          <Input
            aria-label={t(`choices.${each}Value`)}
            defaultValue="10"
            inputMode="decimal"
            disabled={kind !== each}
          />
          <InputAddon>{each === "percent" ? "%" : "€"}</InputAddon>
        </InputGroup>
      ))}
    </div>
  )
}
