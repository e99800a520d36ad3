"use client"

import { Check, RotateCcw } from "lucide-react"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { CountGrid } from "@/components/cash/count-grid"
import { useKeptCount } from "@/components/cash/use-kept-count"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { totalOf } from "@/lib/core/cash/count"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { CommandState } from "./command-state"
import { useAct } from "./use-act"

/** Counting the drawer at the end of the day. */
export function CountAct({ session, isRecount }: { session: TillSessionSheet; isRecount: boolean }) {
  const t = useTranslations("till-sessions")
  const locale = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const { id, currency, counts } = session
  const { count, setCount, settle, isRestored, discard } = useKeptCount(`till-session ${id} ${counts}`)
  const command = useAct(endpoints.countTill, id, settle)
  return (
    <div className="flex flex-col gap-4">
      {isRecount ? <Alert tone="warning">{t("next.recountText")}</Alert> : <p>{t("next.countText")}</p>}
      {isRestored && !command.isWaiting && (
        <Alert
          action={
            <Button size="sm" variant="ghost" icon={<RotateCcw />} onClick={discard}>
              {t("next.startAgain")}
            </Button>
          }
        >
          {t("next.restored")}
        </Alert>
      )}
      <CountGrid
        withPacks="offered"
        label={t("next.count")}
        currency={currency}
        value={count}
        onChange={setCount}
        onEnd={() => button.current?.focus()}
      />
      <CommandState {...command} />
      <Button
        ref={button}
        size="lg"
        icon={<Check />}
        busy={command.busy}
        onClick={() => void command.run({ count })}
        className="w-full sm:w-auto sm:self-start"
      >
        {t("next.countDone", { amount: money(totalOf(count, currency), currency, locale) })}
      </Button>
    </div>
  )
}
