"use client"

import { Lock, Search } from "lucide-react"
import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"
import { InputAddon, InputGroup } from "@/components/ui/input-group"
import { PasswordInput } from "@/components/ui/password-input"

/** Use `start` and `end` of the input for decoration, and a group to merge whole controls. */
export default function Merged() {
  const t = useTranslations("kit/input-group")
  return (
    <div className="space-y-4">
      <FieldFrame label={t("basic.find")}>
        {(control) => <Input {...control} type="search" start={<Search aria-hidden="true" />} />}
      </FieldFrame>
      <FieldFrame label={t("merged.password")}>
        {(control) => <PasswordInput {...control} autoComplete="off" start={<Lock aria-hidden="true" />} />}
      </FieldFrame>
      <FieldFrame label={t("basic.address")}>
        {(control) => (
          <InputGroup dir="ltr" merged>
            <InputAddon className="pe-0">https://</InputAddon>
            <Input {...control} autoComplete="off" className="px-0.5!" defaultValue="paperlane" />
            <InputAddon className="ps-0">.shop</InputAddon>
          </InputGroup>
        )}
      </FieldFrame>
    </div>
  )
}
