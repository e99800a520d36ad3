"use client"

import { UserRoundX } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { goToContact } from "./use-contact"

/** Shown if the URL names an unknown contact. */
export function UnknownContact() {
  const t = useTranslations("chat.unknown")
  return (
    <div className="grid min-w-0 flex-1 place-content-center bg-sunken">
      <EmptyState
        announce
        icon={<UserRoundX />}
        title={t("title")}
        text={t("text")}
        action={
          <Button variant="outline" size="sm" onClick={() => goToContact(undefined)}>
            {t("back")}
          </Button>
        }
      />
    </div>
  )
}
