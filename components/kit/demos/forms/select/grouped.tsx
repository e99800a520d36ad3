"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Combobox } from "@/components/ui/combobox"

const articles = { paper: ["notebook", "cards", "envelopes"], pens: ["fountain", "pencil", "marker"] } as const

/** `group` is the heading above an option. */
export default function Grouped() {
  const t = useTranslations("kit/select")
  const [article, setArticle] = useState("")
  const options = (["paper", "pens"] as const).flatMap((group) =>
    articles[group].map((value) => ({ value, label: t(`grouped.${value}`), group: t(`grouped.${group}`) })),
  )
  return (
    <FieldFrame label={t("grouped.label")}>
      {(control) => (
        <Combobox
          {...control}
          value={article}
          onChange={setArticle}
          options={options}
          placeholder={t("grouped.hint")}
        />
      )}
    </FieldFrame>
  )
}
