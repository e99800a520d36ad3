"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"

export default function Tags() {
  const t = useTranslations("kit/buttons.tags")
  const [count, setCount] = useState(0)
  const more = () => setCount(count + 1)
  return (
    <form
      className="flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        more()
      }}
    >
      <ButtonLink variant="outline" href="/apps/ecommerce/orders">
        {t("link")}
      </ButtonLink>
      <Button variant="soft" onClick={more}>
        {t("button")}
      </Button>
      <Button type="submit">{t("submit")}</Button>
      <output className="text-dense text-ink-muted">{t("count", { count })}</output>
    </form>
  )
}
