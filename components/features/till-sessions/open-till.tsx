"use client"

import { Store } from "lucide-react"
import { useTranslations } from "next-intl"
import { useId, useRef, useState } from "react"
import { CountGrid } from "@/components/cash/count-grid"
import { useKeptCount } from "@/components/cash/use-kept-count"
import { Button } from "@/components/ui/button"
import { Card, CardBody } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { totalOf } from "@/lib/core/cash/count"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import { CommandState } from "./command-state"
import { useCommand } from "./use-command"
import { useFreeTills } from "./use-free-tills"

type Till = NonNullable<ReturnType<typeof useFreeTills>["tills"]>[number]

/** Counts the float of a till and opens it. */
function OpenForm({ tills }: { tills: Till[] }) {
  const t = useTranslations("till-sessions")
  const locale = useLanguage()
  const router = useRouter()
  const selectId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState(tills[0]?.id)
  const till = tills.find(({ id }) => id === chosen) ?? (tills[0] as Till)
  const { count, setCount, settle } = useKeptCount("opening")
  const { run: open, busy } = useMutation(endpoints.openTillSession, { invalidates: [endpoints.listTillSessions] })
  const command = useCommand(async () => {
    const { id } = await open({ body: { till: till.id, count } })
    settle()
    void toast.success(t("done.opened", { till: till.name }))
    router.push(`/business/cash-notes/${id}`)
  })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">{t("opening.text")}</p>
      <label htmlFor={selectId} className="flex flex-col gap-1.5 font-medium text-sm">
        {t("opening.till")}
        <Select
          id={selectId}
          value={String(till.id)}
          onChange={(event) => setChosen(Number(event.target.value))}
          options={tills.map(({ id, label }) => ({ value: String(id), label }))}
        />
      </label>
      <CountGrid
        withPacks="offered"
        label={t("opening.title")}
        currency={till.currency}
        value={count}
        onChange={setCount}
        onEnd={() => button.current?.focus()}
      />
      <CommandState {...command} />
      <Button
        ref={button}
        size="lg"
        icon={<Store />}
        busy={busy || command.isWaiting}
        onClick={() => void command.run(undefined)}
        className="w-full sm:w-auto sm:self-start"
      >
        {t("opening.submit", { amount: money(totalOf(count, till.currency), till.currency, locale) })}
      </Button>
    </div>
  )
}

/** The screen to open a till, with its four states. */
export function OpenTill() {
  const t = useTranslations("till-sessions.opening")
  const { tills, error, retry } = useFreeTills()
  if (error && !tills) return <LoadFailed text={error.message} onRetry={retry} />
  if (!tills) return <Skeleton className="h-96 w-full" />
  if (tills.length === 0) return <EmptyState icon={<Store />} title={t("none")} text={t("noneText")} />
  return (
    <Card>
      <CardBody>
        <OpenForm tills={tills} />
      </CardBody>
    </Card>
  )
}
