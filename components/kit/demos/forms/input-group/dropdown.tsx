"use client"

import { ChevronDown } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Input } from "@/components/ui/input"
import { InputGroup } from "@/components/ui/input-group"
import { Menu } from "@/components/ui/menu"
import { Select } from "@/components/ui/select"

const fields = ["name", "number", "town"] as const
const currencies = ["EUR", "GBP", "USD"].map((value) => ({ value, label: value }))

export default function Dropdown() {
  const t = useTranslations("kit/input-group")
  const [field, setField] = useState<(typeof fields)[number]>("name")
  return (
    <div className="space-y-4">
      <InputGroup>
        <Menu
          align="start"
          button={{
            variant: "outline",
            children: (
              <span className="flex items-center gap-1.5">
                {t(`dropdown.${field}`)} <ChevronDown aria-hidden="true" />
              </span>
            ),
          }}
          items={fields.map((each) => ({
            label: t(`dropdown.${each}`),
            checked: each === field,
            onSelect: () => setField(each),
          }))}
        />
        <Input type="search" aria-label={t("dropdown.find")} placeholder={t("dropdown.find")} />
      </InputGroup>
      <InputGroup>
        <Input aria-label={t("dropdown.amount")} inputMode="decimal" defaultValue="12.50" />
        <Select aria-label={t("dropdown.currency")} options={currencies} className="max-w-24" />
      </InputGroup>
    </div>
  )
}
