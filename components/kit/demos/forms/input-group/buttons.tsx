"use client"

import { Search } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/input"
import { InputGroup } from "@/components/ui/input-group"
import { toast } from "@/components/ui/toast"

export default function Buttons() {
  const t = useTranslations("kit/input-group")
  const [code, setCode] = useState("SPRING25")
  return (
    <div className="space-y-4">
      <InputGroup>
        <Input aria-label={t("buttons.code")} value={code} onChange={(event) => setCode(event.target.value)} />
        <Button disabled={!code} onClick={() => toast.success(t("buttons.applied", { code }))}>
          {t("buttons.apply")}
        </Button>
      </InputGroup>
      <InputGroup>
        <Button variant="outline" iconOnly label={t("buttons.find")} icon={<Search />} />
        <Input type="search" aria-label={t("basic.find")} placeholder={t("basic.find")} />
        <Button variant="outline">{t("buttons.all")}</Button>
      </InputGroup>
    </div>
  )
}
