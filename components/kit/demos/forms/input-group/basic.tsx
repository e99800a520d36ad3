"use client"

import { Search } from "lucide-react"
import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"
import { InputAddon, InputGroup } from "@/components/ui/input-group"
import { Textarea } from "@/components/ui/textarea"

export default function Basic() {
  const t = useTranslations("kit/input-group")
  return (
    <div className="space-y-4">
      <FieldFrame label={t("basic.find")}>
        {(control) => (
          <InputGroup>
            <InputAddon>
              <Search aria-hidden="true" />
            </InputAddon>
            <Input {...control} type="search" />
          </InputGroup>
        )}
      </FieldFrame>
      <FieldFrame label={t("basic.address")}>
        {(control) => (
          <InputGroup dir="ltr">
            <InputAddon>https://</InputAddon>
            <Input {...control} autoComplete="off" placeholder="paperlane" />
            <InputAddon>.shop</InputAddon>
          </InputGroup>
        )}
      </FieldFrame>
      <FieldFrame label={t("basic.note")}>
        {(control) => (
          <InputGroup>
            <InputAddon>{t("basic.inside")}</InputAddon>
            <Textarea {...control} rows={2} className="flex-1 [&>textarea]:rounded-s-none" />
          </InputGroup>
        )}
      </FieldFrame>
    </div>
  )
}
