"use client"

import { CopyCheck, FileUp } from "lucide-react"
import { useAbility } from "@/components/layout/ability"
import { ButtonLink } from "@/components/ui/button-link"

interface Props {
  importLabel: string
  duplicatesLabel: string
}

/** Links to the screens for those who maintain products. */
export function CatalogueLinks({ importLabel, duplicatesLabel }: Props) {
  const ability = useAbility()
  return (
    <>
      {ability.can("create", "CatalogueProduct") && (
        <ButtonLink variant="outline" icon={<FileUp />} href="/business/product/import">
          {importLabel}
        </ButtonLink>
      )}
      {ability.can("update", "CatalogueProduct") && (
        <ButtonLink variant="outline" icon={<CopyCheck />} href="/business/product/duplicates">
          {duplicatesLabel}
        </ButtonLink>
      )}
    </>
  )
}
